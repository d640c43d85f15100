import type { AnnouncementBarConfig } from '#src/config/index.ts';
import { CloseIcon } from '#src/ui/Icon/Icon.tsx';
import { dismissAnnouncement } from './announcement.ts';
import './announcementBar.css';

/** The dismissible line above the navbar; the boot script decides before the first paint whether it is shown. */
export function AnnouncementBar({ id, content, backgroundColor, textColor, isCloseable }: AnnouncementBarConfig) {
  return (
    <section
      className="announcement-bar"
      aria-label="Announcement"
      data-closeable={isCloseable ? '' : undefined}
      style={{ backgroundColor, color: textColor }}
    >
      {/* Trusted: written by the maintainers in the site config. */}
      <div className="announcement-bar__content" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className="icon-button announcement-bar__close"
          aria-label="Close the announcement"
          onClick={() => dismissAnnouncement(id)}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </section>
  );
}
