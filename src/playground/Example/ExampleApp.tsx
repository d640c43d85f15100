import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { ErrorNote } from '../ErrorNote/ErrorNote.tsx';
import { downloadProject } from '../download/downloadProject.ts';
import type { SourceFile } from '../protocol/messages.ts';
import { useRun } from '../runner/useRun.ts';
import { projectToHash } from '../share/shareLink.ts';
import { Stage } from '../Stage/Stage.tsx';
import { FileTabs } from '../FileTabs/FileTabs.tsx';
import type { ExampleAction, ExampleHandle } from './actions.ts';
import { ExampleBar } from './ExampleBar.tsx';
import type { ExampleSource } from './exampleSource.ts';
import { examplePath, PlaySign } from './LiveExample.tsx';
import { markLine } from './markLine.ts';
import { Poster } from './Poster.tsx';

interface Props {
  source: ExampleSource;
  figure: HTMLElement;
  /** Where the editor goes when the code is edited in place. */
  editorHost: HTMLElement;
  handle: Ref<ExampleHandle>;
}

const UNPACK = 'Unpack the zip, then run "npm install" and "npm run dev" in its folder.';
const NOT_PACKED = 'The project could not be packed. Check your connection and try again.';

function sharePath(id: string, files: readonly SourceFile[], isChanged: boolean): string {
  const result = isChanged ? projectToHash(files) : undefined;
  return result && 'hash' in result ? `/playground/${result.hash}` : examplePath(id);
}

/** A hydrated example: runs, can be edited in place, shows its output and errors. */
export function ExampleApp({ source, figure, editorHost, handle }: Props) {
  const [files, setFiles] = useState<readonly SourceFile[]>(source.files);
  const [fileName, setFileName] = useState(source.files[0]!.name);
  const [isEditing, setEditing] = useState(false);
  const [notice, setNotice] = useState('');
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const giveKeyboardBack = () => barRef.current?.querySelector<HTMLElement>('.tool-button--main')?.focus();
  const [releaseKeyboard] = useState(() => giveKeyboardBack);
  const run = useRun(frameRef, {
    title: `${source.title}, running`,
    pressPlay: !source.keepPlayButton,
    onRelease: releaseKeyboard,
  });
  const { playLabel = 'Run' } = source;
  const isRunning = run.status === 'starting' || run.status === 'running';
  const isChanged = files.some((file, index) => file.text !== source.files[index]?.text);

  const actions: Record<Exclude<ExampleAction, 'copy'>, () => void> = {
    run: () => run.run(files),
    stop: run.stop,
    edit: () => setEditing(!isEditing),
    reset: () => {
      setFiles(source.files);
      run.reset();
    },
    fullscreen: () => void stageRef.current?.requestFullscreen(),
    console: run.clearConsole,
    download: () =>
      void downloadProject(source.title, files).then(
        () => setNotice(UNPACK),
        () => setNotice(NOT_PACKED),
      ),
  };
  useImperativeHandle(handle, () => ({
    act(action) {
      if (action === 'copy') void navigator.clipboard.writeText(files.find(({ name }) => name === fileName)!.text);
      else actions[action]();
      if (action === 'run' || action === 'stop') requestAnimationFrame(giveKeyboardBack);
    },
  }));

  useEffect(() => {
    const code = figure.querySelector<HTMLElement>('[data-live-code]');
    if (!code) return;
    // The editor takes the height of the code it replaces, so that nothing below it jumps.
    if (isEditing && !code.hidden) editorHost.style.setProperty('--editor-height', `${code.offsetHeight}px`);
    code.hidden = isEditing;
    return markLine(code, isEditing ? null : run.error);
  }, [editorHost, figure, isEditing, run.error]);

  return (
    <>
      <Stage {...run} frameRef={frameRef} stageRef={stageRef} aspect={source.aspect} height={source.height}>
        <Poster src={source.poster} aspect={source.aspect} />
        <button type="button" className="play-button stage__play" data-live-action="run">
          <PlaySign /> {run.status === 'idle' ? playLabel : `${playLabel} again`}
        </button>
      </Stage>
      <div ref={barRef}>
        <ExampleBar
          {...{ isRunning, isEditing, isChanged, playLabel }}
          canDownload={source.canDownload}
          playgroundPath={sharePath(source.id, files, isChanged)}
        />
      </div>
      {notice && (
        <p className="live-example__hint" role="status">
          {notice}
        </p>
      )}
      {run.error && <ErrorNote error={run.error} />}
      {run.output.lines.length > 0 && <ConsolePanel output={run.output} onClear={run.clearConsole} />}
      {isRunning && (
        <p className="live-example__hint">
          {source.controls && `${source.controls} `}Click the game to use the keyboard; <kbd>Esc</kbd> gives it back.
        </p>
      )}
      {!isRunning && source.controls && <p className="live-example__hint">{source.controls}</p>}
      {isEditing &&
        createPortal(
          <>
            {files.length > 1 && <FileTabs files={files} fileName={fileName} onSelect={setFileName} />}
            <CodeEditor
              takesFocus
              files={files}
              fileName={fileName}
              label={`Code of ${source.title}. Press Escape, then Tab, to leave the editor.`}
              error={run.error}
              onChange={setFiles}
              onRun={() => run.run(files)}
            />
          </>,
          editorHost,
        )}
    </>
  );
}
