import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { readAll, toHash } from '#src/content/inputHash.ts';
import { readKeptJson, writeKeptJson } from '#src/content/keptJson.ts';

const VIRTUAL = 'virtual:playground-frame';
const RESOLVED = `\0${VIRTUAL}`;
const FRAME_FOLDER = fileURLToPath(new URL('../frame/', import.meta.url));

interface BuiltFrame {
  code: string;
  files: string[];
}

/** Bundles src/playground/frame into one classic script: the frame's origin may not load modules of ours. */
async function bundleFrame(): Promise<BuiltFrame> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: path.join(FRAME_FOLDER, 'main.ts'), formats: ['iife'], name: 'playgroundFrame', fileName: 'frame' },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('src/playground/frame was not built: no output.');
  const { code, moduleIds } = result.output[0];
  // As it stands in the frame's document; the site's policy names it by the hash of exactly this text.
  return { code: code.trim().replace(/<\/script/gi, '<\\/script'), files: moduleIds };
}

const KEPT = 'node_modules/.cache/frame.json';
const INPUTS = ['src', 'package-lock.json'];

interface KeptFrame extends BuiltFrame {
  inputs: string;
}

/** The script of the frame. A build asks for it twice, and hardly any edit changes it. */
export async function buildFrameScript(): Promise<BuiltFrame> {
  const inputs = toHash(...readAll(INPUTS));
  const known = readKeptJson<KeptFrame>(KEPT);
  if (known?.inputs === inputs) return known;
  const frame = await bundleFrame();
  writeKeptJson(KEPT, { inputs, ...frame } satisfies KeptFrame);
  return frame;
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
