import { libraryNamed } from '../../../src/playground/libraries/libraries.ts';
import { libraryUrl } from '../../../src/playground/runner/loadLibraries.ts';
import { FrameRun, type RunOptions } from '../../../src/playground/runner/frameRun.ts';
import type { Picture, RunError, SourceFile } from '../../../src/playground/protocol/messages.ts';

/** What happened in one run, as plain data for the test. */
export interface RunReport {
  errors: RunError[];
  logs: { level: string; text: string; count: number }[];
  dropped: number;
  frames: number;
  firstFrameMs: number | null;
  ended: boolean;
  size: [number, number] | null;
  picture: (Omit<Picture, 'blob'> & { base64: string | null }) | null;
}

interface RunRequest extends RunOptions {
  files: SourceFile[];
  /** When to stop and report; `done` is a line that the example prints. */
  until: 'frame' | 'picture' | 'error' | 'done';
  limitMs: number;
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

const emptyReport = (): RunReport => ({
  errors: [],
  logs: [],
  dropped: 0,
  frames: 0,
  firstFrameMs: null,
  ended: false,
  size: null,
  picture: null,
});

/** Runs an example in the real sandbox and reports what it did. The iframe has been removed when this returns. */
async function runExample({ files, until, limitMs, ...options }: RunRequest): Promise<RunReport> {
  const report = emptyReport();
  const begin = performance.now();
  const stage = document.getElementById('stage')!;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const run = new FrameRun(stage, {
    onFirstFrame: () => {
      report.firstFrameMs = performance.now() - begin;
      if (until === 'frame') finish();
    },
    onBeat: ({ frames }) => (report.frames = frames),
    onSize: (width, height) => (report.size = [width, height]),
    onConsole: (entries, dropped) => {
      report.dropped += dropped;
      for (const { level, values, count } of entries) {
        const text = values.map((value) => (value.kind === 'object' ? value.label : value.text)).join(' ');
        report.logs.push({ level, text, count });
        if (until === 'done' && text === 'done') finish();
      }
    },
    onError: (error) => {
      report.errors.push(error);
      if (until === 'error') finish();
    },
    onPicture: async ({ blob, ...picture }) => {
      report.picture = { ...picture, base64: blob && (await toBase64(blob)) };
      if (until === 'picture') finish();
    },
    onEnd: () => {
      report.ended = true;
      finish();
    },
  });
  await run.start(files, options);
  const timer = setTimeout(() => finish(), limitMs);
  await finished;
  clearTimeout(timer);
  run.stop();
  return report;
}

const BARE_PAGE = `<!doctype html><body><script src="${location.origin}${libraryUrl(libraryNamed('excalibur')!)}"></script><script>
  const game = new ex.Engine({ width: 320, height: 200 });
  game.add(new ex.Actor({ x: 100, y: 100, width: 40, height: 40, color: ex.Color.Red }));
  const draw = ex.Scene.prototype.draw;
  ex.Scene.prototype.draw = function (...args) { draw.apply(this, args); parent.postMessage('bare', '*'); };
  game.start();
</script></body>`;

/** The baseline for speed tests: the bare engine in an iframe with the same isolation. */
async function bareStart(): Promise<number> {
  const begin = performance.now();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  const done = new Promise<number>((resolve) => {
    const receive = (event: MessageEvent) => {
      if (event.data !== 'bare') return;
      window.removeEventListener('message', receive);
      resolve(performance.now() - begin);
    };
    window.addEventListener('message', receive);
  });
  frame.srcdoc = BARE_PAGE;
  document.getElementById('stage')!.append(frame);
  const ms = await done;
  frame.remove();
  return ms;
}

declare global {
  interface Window {
    runExample: typeof runExample;
    bareStart: typeof bareStart;
  }
}

Object.assign(window, { runExample, bareStart });
