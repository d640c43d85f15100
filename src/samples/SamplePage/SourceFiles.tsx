import { toHtml } from 'hast-util-to-html';
import { codeTokenToLink, type Api } from '#src/api/index.ts';
import { withBase } from '#src/lib/url.ts';
import { buildCodeBlock } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import '#src/ui/CodeBlock/codeBlock.css';
import type { Sample } from '../catalog/readSamples.ts';

type File = Sample['files'][number];

function highlight({ name, text }: File, api: Api): string {
  const element = buildCodeBlock({
    code: text,
    language: name.slice(name.lastIndexOf('.') + 1),
    meta: parseCodeMeta(),
    linkToken: (word, before) => {
      const link = codeTokenToLink(word, before, api);
      return link && { ...link, href: withBase(link.href) };
    },
  });
  return toHtml(element);
}

const countLines = (text: string): number => text.trimEnd().split('\n').length;

function SourceFile({ file, api, isFirst }: { file: File; api: Api; isFirst: boolean }) {
  return (
    // `details` elements with the same name open one at a time, without JavaScript.
    <details className="source-file" name="source" open={isFirst}>
      <summary>
        <span className="source-file__name">{file.name}</span>
        <span className="source-file__lines">{countLines(file.text)} lines</span>
      </summary>
      {/* Our own markup, with the code escaped by the serializer. */}
      <div dangerouslySetInnerHTML={{ __html: highlight(file, api) }} />
    </details>
  );
}

/** The source of a sample, file by file, with names of the engine linked to the API reference. Build time only. */
export function SourceFiles({ files, api }: { files: readonly File[]; api: Api }) {
  return (
    <section className="source-files" aria-labelledby="source">
      <h2 id="source">Source</h2>
      {files.map((file, index) => (
        <SourceFile key={file.name} file={file} api={api} isFirst={index === 0} />
      ))}
    </section>
  );
}
