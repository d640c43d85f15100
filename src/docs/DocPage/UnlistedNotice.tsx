/** Says why a page that was reached by its address is in no menu. */
export function UnlistedNotice() {
  return (
    <div className="admonition admonition--warning notice" role="note" aria-label="Warning">
      <p className="admonition__title">Unlisted page</p>
      <p>This page is unlisted: search engines will not index it, and only people with its address can open it.</p>
    </div>
  );
}
