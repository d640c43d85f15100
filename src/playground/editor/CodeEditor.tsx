import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { RunError, SourceFile } from '../protocol/messages.ts';
import type { Editor } from './createEditor.ts';
import './editor.css';

export interface CodeEditorHandle {
  focus(): void;
  format(): Promise<void>;
}

interface Props {
  files: readonly SourceFile[];
  fileName: string;
  label: string;
  error: RunError | null;
  takesFocus?: boolean;
  handle?: React.Ref<CodeEditorHandle>;
  onChange(files: readonly SourceFile[]): void;
  onRun(): void;
}

/** The editor as a React component. Its code is loaded lazily; until then the source is shown as plain text. */
export function CodeEditor({ files, fileName, label, error, takesFocus = false, handle, onChange, onRun }: Props) {
  const parent = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ files, fileName, onChange, onRun, label, takesFocus });
  useEffect(() => {
    latest.current = { files, fileName, onChange, onRun, label, takesFocus };
  });

  useEffect(() => {
    let created: Editor | undefined;
    let isGone = false;
    void import('./createEditor.ts').then(({ Editor: EditorClass }) => {
      if (isGone || !parent.current) return;
      const { files, fileName, label } = latest.current;
      const view = (created = new EditorClass(parent.current, {
        files,
        fileName,
        label,
        onChange: (changed) => latest.current.onChange(changed),
        onRun: () => latest.current.onRun(),
      }));
      view.whenMeasured(() => !isGone && setEditor(view));
    });
    return () => {
      isGone = true;
      created?.destroy();
    };
  }, []);

  useEffect(() => {
    if (latest.current.takesFocus) editor?.focus();
  }, [editor]);
  useEffect(() => {
    if (editor && (editor.files !== files || editor.fileName !== fileName)) editor.show(files, fileName);
  }, [editor, files, fileName]);
  useEffect(() => {
    const isHere = error?.line && (error.file === undefined || error.file === fileName);
    editor?.showError(isHere ? error.line! : null);
  }, [editor, error, fileName]);
  useImperativeHandle(handle, () => ({
    focus: () => editor?.focus(),
    format: async () => editor?.format(),
  }));

  return (
    <div className="editor" ref={parent} data-ready={editor ? '' : undefined}>
      {!editor && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <pre className="editor__waiting" role="region" aria-label={`Code of ${fileName}`} tabIndex={0}>
          {files.find(({ name }) => name === fileName)?.text}
        </pre>
      )}
    </div>
  );
}
