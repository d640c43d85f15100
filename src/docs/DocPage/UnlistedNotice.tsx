/** Explains to a visitor who has the link why no menu leads to the page. */
export function UnlistedNotice() {
  return (
    <div className="admonition admonition--warning notice" role="note" aria-label="Warning">
      <p className="admonition__title">Unlisted page</p>
      <p>This page is unlisted: search engines will not index it, and only people with its address can open it.</p>
    </div>
  );
}
