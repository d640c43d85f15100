interface Props {
  highlightedHtml: string;
}

/** An example as code only. */
export function StaticExample({ highlightedHtml }: Props) {
  // Our own markup, made at build time.
  return <div dangerouslySetInnerHTML={{ __html: highlightedHtml }} />;
}
