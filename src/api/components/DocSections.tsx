import type { Block, Doc } from '../model/types.ts';
import { Blocks, Inlines } from './DocText.tsx';

interface NoticeProps {
  tone: 'warning' | 'danger';
  title: string;
  blocks: Block[];
}

function Notice({ tone, title, blocks }: NoticeProps) {
  return (
    <div className={`api-notice api-notice-${tone}`}>
      <strong>{title}</strong>
      <Blocks blocks={blocks} />
    </div>
  );
}

function TitledBlocks({ title, lists }: { title: string; lists: Block[][] | undefined }) {
  return lists?.map((blocks, index) => (
    <div className="api-titled" key={index}>
      <strong>{title}</strong>
      <Blocks blocks={blocks} />
    </div>
  ));
}

/** The deprecation notice: since when, and what to use instead. */
export function DeprecatedNotice({ doc, since }: { doc: Doc | undefined; since?: string | undefined }) {
  if (!doc?.deprecated) return null;
  return <Notice tone="danger" title={since ? `Deprecated since ${since}` : 'Deprecated'} blocks={doc.deprecated} />;
}

/** A whole comment: summary, remarks, warnings, errors, examples and further reading. */
export function DocSections({ doc }: { doc: Doc | undefined }) {
  if (!doc) return null;
  return (
    <>
      {doc.summary.length > 0 && (
        <p>
          <Inlines inlines={doc.summary} />
        </p>
      )}
      {doc.remarks && <Blocks blocks={doc.remarks} />}
      {doc.warnings?.map((blocks, index) => (
        <Notice key={index} tone="warning" title="Take care" blocks={blocks} />
      ))}
      <TitledBlocks title="Throws" lists={doc.throws} />
      <TitledBlocks title="Example" lists={doc.examples} />
      <TitledBlocks title="See also" lists={doc.see} />
    </>
  );
}
