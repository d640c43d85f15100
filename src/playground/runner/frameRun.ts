import { CompileError } from '../compile/compileError.ts';
import type { Program } from '../compile/compile.ts';
import type {
  Beat,
  ConsoleEntry,
  FrameMessage,
  PageMessage,
  Picture,
  RunError,
  SourceFile,
} from '../protocol/messages.ts';
import { parseFrameMessage } from '../protocol/parseFrameMessage.ts';
import { describeMissingAsset, loadKitPaths } from './kit.ts';
import { createFrame } from './createFrame.ts';
import { loadAsset, loadAssets } from './loadAssets.ts';
import { loadLibraries } from './loadLibraries.ts';
import { createWatchdog } from './watchdog.ts';

export interface RunListeners {
  onStarted?(): void;
  onFirstFrame?(): void;
  onBeat?(beat: Beat): void;
  onConsole?(entries: ConsoleEntry[], dropped: number): void;
  onError?(error: RunError): void;
  onSize?(width: number, height: number): void;
  onRelease?(): void;
  onPicture?(picture: Picture): void;
  /** The frame was removed because it failed or was stopped. */
  onEnd?(): void;
}

export interface RunOptions {
  title?: string;
  pressPlay?: boolean;
  pictureAtFrame?: number;
}

type MessageOf<Type extends FrameMessage['type']> = Extract<FrameMessage, { type: Type }>;
type Handlers = { [Type in FrameMessage['type']]: (message: MessageOf<Type>) => void };

const BOOT_LIMIT_MS = 20_000;

/** One run of an example, in its own frame. Not reusable. */
export class FrameRun {
  readonly #frame: ReturnType<typeof createFrame>;
  readonly #listeners: RunListeners;
  readonly #watchdog = createWatchdog((message) => this.#fail({ kind: 'limit', message }));
  #resolveHello: () => void = () => undefined;
  #isOver = false;
  #isWatched = false;
  #isPaused = false;

  constructor(container: HTMLElement, listeners: RunListeners, title = 'Running example') {
    this.#listeners = listeners;
    this.#frame = createFrame(container, title, () =>
      this.#fail({ kind: 'limit', message: 'The example tried to leave its frame, so it was stopped.' }),
    );
    window.addEventListener('message', this.#receive);
  }

  get element(): HTMLIFrameElement {
    return this.#frame.element;
  }

  /** Compiles the files, sends the frame what it needs and starts it. Failures go to `onError`; it never rejects. */
  async start(files: readonly SourceFile[], options: RunOptions = {}): Promise<void> {
    const hello = new Promise<void>((resolve) => (this.#resolveHello = resolve));
    try {
      const { compile } = await import('../compile/compile.ts');
      const program = compile(files);
      await this.#launch(program, files, options, hello);
    } catch (error) {
      this.#fail(toRunError(error));
    }
  }

  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#watchdog.end();
    window.removeEventListener('message', this.#receive);
    this.#frame.remove();
    this.#listeners.onEnd?.();
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    if (this.#isWatched) this.#watchdog.pause();
    this.#send({ type: 'pause' });
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#isWatched) this.#watchdog.resume();
    this.#send({ type: 'resume' });
  }

  async #launch(
    program: Program,
    files: readonly SourceFile[],
    options: RunOptions,
    hello: Promise<void>,
  ): Promise<void> {
    const [libraries, assets] = await Promise.all([
      loadLibraries(program.libraries),
      loadAssets(files),
      withTimeLimit(hello, BOOT_LIMIT_MS, 'The sandbox did not open. Reload the page and run again.'),
    ]);
    const { modules, renderReact } = program;
    const { pressPlay = true, pictureAtFrame } = options;
    this.#isWatched = true;
    if (!this.#isPaused) this.#watchdog.start();
    this.#send({ type: 'start', modules, libraries, assets, renderReact, pressPlay, pictureAtFrame });
  }

  #send(message: PageMessage): void {
    if (!this.#isOver) this.#frame.post(message);
  }

  #fail(error: RunError): void {
    if (this.#isOver) return;
    this.#listeners.onError?.(error);
    this.stop();
  }

  readonly #receive = (event: MessageEvent<unknown>): void => {
    if (event.source !== this.#frame.element.contentWindow) return;
    this.#watchdog.message();
    const message = this.#isOver ? undefined : parseFrameMessage(event.data, this.#frame.nonce);
    if (message) this.#handle(message);
  };

  readonly #handlers: Handlers = {
    hello: () => this.#resolveHello(),
    started: () => {
      this.#watchdog.started();
      this.#listeners.onStarted?.();
    },
    firstFrame: () => this.#listeners.onFirstFrame?.(),
    beat: (beat) => {
      this.#watchdog.beat(beat);
      this.#listeners.onBeat?.(beat);
    },
    console: ({ entries, dropped }) => this.#listeners.onConsole?.(entries, dropped),
    error: ({ error }) => (error.kind === 'loop' ? this.#fail(error) : this.#listeners.onError?.(error)),
    size: ({ width, height }) => this.#listeners.onSize?.(width, height),
    entered: () => this.#frame.entered(),
    release: () => this.#listeners.onRelease?.(),
    needAsset: ({ path }) => void this.#answerAsset(path),
    picture: (picture) => this.#listeners.onPicture?.(picture),
  };

  #handle<Type extends FrameMessage['type']>(message: MessageOf<Type>): void {
    this.#handlers[message.type as Type](message);
  }

  /** Only kit files are sent: the frame can't use the page to read anything else. */
  async #answerAsset(path: string): Promise<void> {
    const kit = await loadKitPaths();
    if (!kit.has(path))
      return this.#send({ type: 'asset', path, blob: null, message: describeMissingAsset(path, kit) });
    try {
      this.#send({ type: 'asset', ...(await loadAsset(path)) });
    } catch {
      this.#send({
        type: 'asset',
        path,
        blob: null,
        message: `"${path}" did not load. Check your connection and run again.`,
      });
    }
  }
}

function toRunError(error: unknown): RunError {
  if (error instanceof CompileError) return { kind: 'compile', message: error.message, ...error.place };
  return { kind: 'limit', message: error instanceof Error ? error.message : String(error) };
}

function withTimeLimit<T>(promise: Promise<T>, limitMs: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
