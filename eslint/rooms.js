import path from 'node:path';

// Folders of src/, top to bottom: a folder imports from those below it, never from those above.
const FEATURES = ['docs', 'blog', 'api', 'search', 'playground', 'samples', 'demos', 'home', 'offline'];
const LEVELS = [
  ['pages'],
  ['layouts'],
  ['browser'],
  FEATURES,
  ['content'],
  ['shell'],
  ['ui', 'styles'],
  ['config', 'contracts', 'lib'],
];

const levelOf = (folder) => LEVELS.findIndex((folders) => folders.includes(folder));

function folderOf(file) {
  const parts = file.split(path.sep);
  const src = parts.lastIndexOf('src');
  return src === -1 ? undefined : parts[src + 1];
}

function resolveSource(source, file) {
  if (source.startsWith('#src/')) return path.join('src', source.slice('#src/'.length));
  if (source.startsWith('.')) return path.resolve(path.dirname(file), source);
  return undefined;
}

/** Why an import isn't allowed and what to do instead; nothing if it is. */
export function checkImport(file, source) {
  const target = resolveSource(source, file);
  if (!target) return undefined;
  const from = folderOf(file);
  const to = folderOf(target);
  if (!from || !to || from === to || levelOf(from) === -1 || levelOf(to) === -1) return undefined;
  if (levelOf(to) < levelOf(from)) {
    return `src/${from} may not import src/${to}: imports run downwards. Move the shared part down, or pass it in as a prop.`;
  }
  if (FEATURES.includes(from) && FEATURES.includes(to) && !/\/index\.tsx?$/.test(target)) {
    return `src/${from} may import src/${to} only through its index: export what you need from src/${to}/index.ts.`;
  }
  return undefined;
}

/** The playground frame runs in another origin, so it shares nothing with the page but the message protocol. */
export function checkFrameImport(file, source) {
  if (!/src\/playground\/frame\//.test(file)) return undefined;
  const target = resolveSource(source, file);
  if (!target || /src\/(playground\/(frame|protocol)|lib)(\/|\.|$)/.test(target)) return undefined;
  return 'playground/frame may import only the message protocol and src/lib: it runs in another origin.';
}

export default {
  rules: {
    borders: {
      meta: { type: 'problem', schema: [], messages: { border: '{{message}}' } },
      create(context) {
        const check = (node) => {
          if (typeof node.source?.value !== 'string') return;
          const message =
            checkImport(context.filename, node.source.value) ?? checkFrameImport(context.filename, node.source.value);
          if (message) context.report({ node: node.source, messageId: 'border', data: { message } });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
