import { attribute, COPY_PAGE } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { CopyIcon } from '#src/ui/Icon/Icon.tsx';

/** A button that copies the page's Markdown, for notes and for tools that read text. */
export function CopyPage({ markdown }: { markdown: string }) {
  return (
    <button type="button" className="copy-page" {...attribute(COPY_PAGE, withBase(markdown))}>
      <CopyIcon size={14} /> <span>Copy page as Markdown</span>
    </button>
  );
}
