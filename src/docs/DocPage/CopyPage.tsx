import { withBase } from '#src/lib/url.ts';
import { CopyIcon } from '#src/ui/Icon/Icon.tsx';

/** A button that copies the page's Markdown, for notes and for tools that read text. */
export function CopyPage({ markdown }: { markdown: string }) {
  return (
    <button type="button" className="copy-page" data-copy-page={withBase(markdown)}>
      <CopyIcon size={14} /> <span>Copy page as Markdown</span>
    </button>
  );
}
