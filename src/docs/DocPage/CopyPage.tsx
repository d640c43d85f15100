import { withBase } from '#src/lib/url.ts';
import { CopyIcon } from '#src/ui/Icon/Icon.tsx';

/** Copies the page's Markdown twin, for notes and for tools that read text. */
export function CopyPage({ markdown }: { markdown: string }) {
  return (
    <button type="button" className="copy-page" data-copy-page={withBase(markdown)}>
      <CopyIcon size={14} /> <span>Copy page as Markdown</span>
    </button>
  );
}
