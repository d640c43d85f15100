import { useRef, useState, type CSSProperties } from 'react';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { CodeEditor, type CodeEditorHandle } from '../editor/CodeEditor.tsx';
import { ErrorNote } from '../ErrorNote/ErrorNote.tsx';
import { PlaySign } from '../Example/LiveExample.tsx';
import { Poster } from '../Example/Poster.tsx';
import { FileTabs } from '../FileTabs/FileTabs.tsx';
import type { SourceFile } from '../protocol/messages.ts';
import { useRun } from '../runner/useRun.ts';
import { Stage } from '../Stage/Stage.tsx';
import { Divider } from './Divider.tsx';
import { DraftsDialog } from './DraftsDialog.tsx';
import { FileActions } from './FileActions.tsx';
import { GalleryDialog } from './GalleryDialog.tsx';
import { Notice } from './Notice.tsx';
import { draftToProject, isChanged, newProject, type Project } from './project.ts';
import { ProjectNotice } from './ProjectNotice.tsx';
import { Toolbar, type ToolAction } from './Toolbar.tsx';
import { usePlaygroundActions } from './usePlaygroundActions.ts';
import { useProject } from './useProject.ts';
import '../Example/example.css';
import './playground.css';

const EDITOR_SHARE = 55;

/** The playground page: editor and stage side by side, plus the project actions. */
export function PlaygroundApp() {
  const state = useProject();
  const { project } = state;
  const [selected, setSelected] = useState('');
  const [share, setShare] = useState(EDITOR_SHARE);
  const [dialog, setDialog] = useState<'gallery' | 'drafts' | null>(null);
  const [closedNotice, setClosedNotice] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorHandle>(null);
  const { message, setMessage, share: shareProject, download } = usePlaygroundActions(project);
  const [releaseKeyboard] = useState(
    () => () => area.current?.querySelector<HTMLElement>('.tool-button--main')?.focus(),
  );
  const run = useRun(frameRef, { title: 'Running game', onRelease: releaseKeyboard });
  const isRunning = run.status === 'starting' || run.status === 'running';
  const fileName = project.files.some(({ name }) => name === selected) ? selected : project.files[0]!.name;

  const open = (next: Project) => {
    run.reset();
    setDialog(null);
    setMessage(null);
    state.open(next);
    history.replaceState(history.state, '', location.pathname);
  };
  const changeFiles = (files: readonly SourceFile[], name: string) => {
    state.change(files);
    setSelected(name);
  };
  const actions: Record<ToolAction, () => void> = {
    run: () => run.run(project.files),
    stop: run.stop,
    fullscreen: () => void stageRef.current?.requestFullscreen(),
    gallery: () => setDialog('gallery'),
    drafts: () => setDialog('drafts'),
    format: () =>
      void editor.current
        ?.format()
        .catch(() => setMessage({ kind: 'problem', text: 'The code could not be formatted.' })),
    share: () => void shareProject(),
    download: () => void download(),
    reset: () => state.change(project.original),
  };

  return (
    <div className="playground" ref={area} style={{ '--editor-share': `${share}%` } as CSSProperties}>
      <Toolbar
        isRunning={isRunning}
        isChanged={isChanged(project)}
        drafts={state.drafts.length}
        onAction={(action) => actions[action]()}
      />
      {state.problem && <Notice kind="problem">{state.problem}</Notice>}
      {!state.isSaved && (
        <Notice kind="problem">
          This browser keeps no drafts: its storage is full or closed. Press Share or Download before you leave, or your
          changes are lost.
        </Notice>
      )}
      {message && (
        <Notice kind={message.kind} onClose={() => setMessage(null)}>
          {message.text}
          {message.link && (
            <input className="playground__link" readOnly value={message.link} aria-label="Link to this code" />
          )}
        </Notice>
      )}
      {closedNotice !== project.draftId && (
        <ProjectNotice
          project={project}
          onNew={() => open(newProject())}
          onClose={() => setClosedNotice(project.draftId)}
        />
      )}
      <div className="playground__panes">
        <section className="playground__code" aria-label="Code">
          <FileTabs files={project.files} fileName={fileName} onSelect={setSelected}>
            <FileActions files={project.files} fileName={fileName} onChange={changeFiles} />
          </FileTabs>
          <CodeEditor
            key={project.draftId}
            handle={editor}
            files={project.files}
            fileName={fileName}
            label={`${fileName}. Press Escape, then Tab, to leave the editor.`}
            error={run.error}
            onChange={state.change}
            onRun={actions.run}
          />
        </section>
        <Divider share={share} areaRef={area} onChange={setShare} />
        <section className="playground__result" aria-label="Result">
          <Stage {...run} frameRef={frameRef} stageRef={stageRef}>
            <Poster />
            <button type="button" className="play-button stage__play" onClick={actions.run}>
              <PlaySign /> {run.status === 'idle' ? 'Run' : 'Run again'}
            </button>
          </Stage>
          {isRunning && (
            <p className="live-example__hint">
              Click the game to use the keyboard; <kbd>Esc</kbd> gives it back.
            </p>
          )}
          {run.error && <ErrorNote error={run.error} />}
          <ConsolePanel output={run.output} onClear={run.clearConsole} />
        </section>
      </div>
      {dialog === 'gallery' && (
        <GalleryDialog
          onChoose={(id) => {
            run.reset();
            setDialog(null);
            void state.openExample(id);
          }}
          onNew={() => open(newProject())}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'drafts' && (
        <DraftsDialog
          drafts={state.drafts}
          onOpen={(draft) => open(draftToProject(draft))}
          onDelete={state.deleteDraft}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
