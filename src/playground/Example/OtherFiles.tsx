import type { ExampleFile } from './LiveExample.tsx';

/** More files than this would push the game out of sight: they are folded into one line. */
const MAX_OPEN_FILES = 3;

function FileDetails({ name, code, highlightedHtml }: ExampleFile) {
  return (
    <details className="live-example__file">
      <summary>{name}</summary>
      {highlightedHtml ? (
        <div dangerouslySetInnerHTML={{ __html: highlightedHtml }} />
      ) : (
        <pre>
          <code>{code}</code>
        </pre>
      )}
    </details>
  );
}

/** The files an example imports, closed until somebody wants to read them. */
export function OtherFiles({ files }: { files: readonly ExampleFile[] }) {
  const list = files.map((file) => <FileDetails key={file.name} {...file} />);
  if (files.length <= MAX_OPEN_FILES) return list;
  return (
    <details className="live-example__file">
      <summary>{files.length} more files</summary>
      {list}
    </details>
  );
}
