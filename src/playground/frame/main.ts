import type { PageMessage, StartMessage } from '../protocol/messages.ts';
import { serveAssets } from './assetRequests.ts';
import { AssetStore } from './assetStore.ts';
import { captureCanvas } from './captureCanvas.ts';
import { createFrameClock } from './clock.ts';
import { createConsoleTap } from './consoleTap.ts';
import { prepareEngine } from './engine.ts';
import { createErrorReporter } from './errors.ts';
import { tolerateDeniedGamepads } from './gamepads.ts';
import { createLoopGuard } from './guard.ts';
import { guardKeyboard } from './keyboard.ts';
import { Modules } from './modules.ts';
import { createPageLink } from './pageLink.ts';
import { prepareReact } from './react.ts';
import { createSizeReporter } from './size.ts';
import { createSoundSwitch } from './sound.ts';

const BEAT_MS = 500;

function readSettings(): { nonce: string; origin: string; base: string } {
  const script = document.currentScript as HTMLScriptElement;
  const { nonce = '', origin = '', base = '/' } = { ...script.dataset, nonce: script.dataset['token'] };
  script.remove();
  return { nonce, origin, base };
}

const settings = readSettings();
const { send, receive } = createPageLink(settings.nonce, settings.origin);
const clock = createFrameClock();
const sound = createSoundSwitch();
const reportSize = createSizeReporter(send);
const errors = createErrorReporter(send, () => tap.flush());
const tap = createConsoleTap(send, errors.caught);
const guard = createLoopGuard(errors.caught);
const store = new AssetStore(settings.base, send, errors);
const modules = new Modules(settings.nonce);
window.$$loop = guard.loop;
window.$$each = guard.each;
guardKeyboard(send);
tolerateDeniedGamepads();
serveAssets(store);

const heapBytes = (): number =>
  (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

function watchFrames({ pictureAtFrame, pressPlay }: StartMessage, gameFrames: () => number): void {
  let isCapturePending = pictureAtFrame !== undefined;
  let hasDrawn = false;
  clock.onFrame((frames) => {
    if (!hasDrawn && gameFrames() > 0) send({ type: 'firstFrame' });
    hasDrawn = gameFrames() > 0;
    if (frames < 120 || frames % 30 === 0) reportSize();
    if (pressPlay) document.getElementById('excalibur-play')?.click();
    if (!isCapturePending || gameFrames() < pictureAtFrame!) return;
    isCapturePending = false;
    void captureCanvas().then((picture) => send({ type: 'picture', ...picture }));
  });
}

async function start(message: StartMessage): Promise<void> {
  message.assets.forEach((asset) => store.add(asset));
  await modules.addLibraries(message.libraries);
  const hasEngine = message.libraries.some(({ name }) => name === 'excalibur');
  const gameFrames = hasEngine ? prepareEngine(modules) : () => clock.frames;
  const show = message.renderReact ? prepareReact(modules, errors.caught) : undefined;
  await modules.addModules(message.modules);
  watchFrames(message, gameFrames);
  send({ type: 'started' });
  // Messages are delivered only after the current task ends; code that hangs immediately would block this one.
  await nextTask();
  const exported = await modules.run(message.modules);
  show?.(exported);
  if (message.renderReact) clock.countAllFrames();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

function handle(message: PageMessage): void {
  if (message.type === 'start') void start(message).catch(errors.caught);
  if (message.type === 'asset') store.answer(message.path, message.blob, message.message);
  if (message.type === 'pause') {
    clock.pause();
    sound.pause();
  }
  if (message.type === 'resume') {
    clock.resume();
    sound.resume();
  }
}

receive(handle);
setInterval(() => {
  send({ type: 'beat', frames: clock.frames, slowestFrameMs: clock.takeSlowestFrameMs(), heapBytes: heapBytes() });
}, BEAT_MS);
send({ type: 'hello' });
