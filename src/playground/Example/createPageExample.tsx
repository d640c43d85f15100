import { type ExampleFile, LiveExample, type LiveExampleProps } from './LiveExample.tsx';

/** An example as Markdown hands it over: every property is a text. */
export interface PageExampleProps extends Pick<LiveExampleProps, 'id' | 'code' | 'language' | 'highlightedHtml'> {
  title?: string;
  poster?: string;
  height?: string;
  controls?: string;
  /** The imported files as JSON. */
  otherFiles?: string;
  isFirst?: string;
}

/** Makes the component that shows examples in pages, with the playground where the site's configuration wants it. */
export function createPageExample(position: 'bottom' | 'top') {
  return function PageExample({
    id,
    code,
    language,
    highlightedHtml,
    title,
    poster,
    height,
    controls,
    otherFiles,
    isFirst,
  }: PageExampleProps) {
    return (
      <LiveExample
        {...{ id, code, language, highlightedHtml, title, poster, controls }}
        isFirst={isFirst === 'true'}
        height={height ? Number.parseInt(height, 10) : undefined}
        files={otherFiles ? (JSON.parse(otherFiles) as ExampleFile[]) : undefined}
        position={position === 'top' ? 'above' : 'below'}
      />
    );
  };
}
