import type { Page } from '@playwright/test';

/** The engine unlocks audio with a sound of a single sample. */
const SHORTEST_SOUND_S = 0.01;

/** Records the sounds that start in a page and its iframes. Call it before opening the page. */
export async function watchSounds(page: Page): Promise<string[]> {
  const begun: string[] = [];
  await page.exposeBinding('reportSound', (_source, what: string) => void begun.push(what));
  await page.addInitScript((shortestS) => {
    const report = (what: string) => (window as unknown as { reportSound(what: string): void }).reportSound(what);
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...args) {
      const lengthS = this.buffer?.duration ?? 0;
      if (lengthS > shortestS) report(`a sound of ${lengthS.toFixed(2)} s`);
      start.apply(this, args);
    };
    const { start: hum } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...args) {
      report('a tone');
      hum.apply(this, args);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      report(`the file ${this.currentSrc}`);
      return play.call(this);
    };
  }, SHORTEST_SOUND_S);
  return begun;
}
