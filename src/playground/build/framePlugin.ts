import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from '#root/build/bundles/bundleScript.ts';

const VIRTUAL = 'virtual:playground-frame';
const RESOLVED = `\0${VIRTUAL}`;
const FRAME_FOLDER = fileURLToPath(new URL('../frame/', import.meta.url));

interface BuiltFrame {
  code: string;
  files: string[];
}

const AS_CLASSIC_SCRIPT = {
  target: 'es2022',
  lib: {
    entry: path.join(FRAME_FOLDER, 'main.ts'),
    formats: ['iife' as const],
    name: 'playgroundFrame',
    fileName: 'frame',
  },
};

/** Bundles src/playground/frame into one classic script: the frame's opaque origin can't load our modules. */
export async function buildFrameScript(): Promise<BuiltFrame> {
  const { chunks, files } = await bundleScript(AS_CLASSIC_SCRIPT);
  // Exactly the text in the frame's document: the site's Content Security Policy contains the hash of it.
  return { code: chunks[0]!.code.trim().replace(/<\/script/gi, '<\\/script'), files };
}

/** Lets the runner import the frame's script as text. */
export function playgroundFrame(): Plugin {
  let built: Promise<BuiltFrame> | undefined;
  return {
    name: 'playground-frame',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      built ??= buildFrameScript();
      const { code, files } = await built;
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(code)};`;
    },
    watchChange(file) {
      if (file.startsWith(FRAME_FOLDER)) built = undefined;
    },
  };
}
