import { strToU8, zipSync, type Zippable } from 'fflate';
import { readImports } from '../compile/readImports.ts';
import { transformFile } from '../compile/transformFile.ts';
import { ENGINE_VERSION, installedPackage, PACKAGES } from '../libraries/libraries.ts';
import type { AssetFile, SourceFile } from '../protocol/messages.ts';

/** The project's toolchain, independent of this site's. */
const VITE_RANGE = '^7.0.0';

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function importedPackages(files: readonly SourceFile[]): string[] {
  const specifiers = files.flatMap((file) => {
    try {
      return readImports(transformFile(file)).map(({ specifier }) => packageOf(specifier));
    } catch {
      // Code that doesn't compile yet can still be downloaded.
      return [];
    }
  });
  return [...new Set(['excalibur', ...specifiers])].filter((name) => PACKAGES.has(name)).sort();
}

function overridesFor(packages: readonly string[]): Record<string, unknown> {
  const overridden = packages.filter((name) => installedPackage(name).needsOverride);
  if (overridden.length === 0) return {};
  return { overrides: Object.fromEntries(overridden.map((name) => [name, { excalibur: '$excalibur' }])) };
}

const toVersions = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(packages.map((name) => [name, installedPackage(name).version]));

/** React's declarations are separate packages. */
const reactTypings = (packages: readonly string[]): Record<string, string> =>
  packages.includes('react') ? toVersions(['@types/react', '@types/react-dom']) : {};

function buildPackageJson(name: string, files: readonly SourceFile[]): string {
  const packages = importedPackages(files);
  return JSON.stringify(
    {
      name,
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
      dependencies: toVersions(packages),
      devDependencies: {
        ...reactTypings(packages),
        typescript: `^${installedPackage('typescript').version}`,
        vite: VITE_RANGE,
      },
      ...overridesFor(packages),
    },
    null,
    2,
  );
}

const buildIndexHtml = (title: string, entry: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>
    <style>
      html, body { margin: 0; height: 100%; background: #04131f; }
      body { display: grid; place-items: center; }
    </style>
  </head>
  <body>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`;

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "bundler",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src"]
}
`;

const buildReadme = (title: string): string => `# ${title}

A game made with Excalibur.js ${ENGINE_VERSION}. You need Node.js 20 or newer.

    npm install
    npm run dev

\`npm run build\` writes the finished game to \`dist/\`.
`;

// The playground offers the engine as the global \`ex\`; in a project it has to be imported.
function withEngineImport(file: SourceFile): string {
  const usesGlobal =
    /\bex\./.test(file.text) && !/\bimport\b[^;]*\bex\b[^;]*from/.test(file.text) && /\.[jt]sx?$/.test(file.name);
  return usesGlobal ? `import * as ex from 'excalibur';\n${file.text}` : file.text;
}

export const toPackageName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'excalibur-game';

/** The files, by path, of a project that runs with `npm install && npm run dev`. */
export function buildProject(title: string, files: readonly SourceFile[]): Record<string, string> {
  const name = toPackageName(title);
  const sources = files.map((file): [string, string] => [`src/${file.name}`, withEngineImport(file)]);
  return {
    'package.json': `${buildPackageJson(name, files)}\n`,
    'tsconfig.json': TSCONFIG,
    'index.html': buildIndexHtml(title, files[0]?.name ?? 'main.ts'),
    'README.md': buildReadme(title),
    ...Object.fromEntries(sources),
  };
}

/** Zips the project and its assets in a folder named after it. */
export async function buildZip(
  title: string,
  files: readonly SourceFile[],
  assets: readonly AssetFile[],
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = toPackageName(title);
  const contents: Zippable = {};
  for (const [path, text] of Object.entries(buildProject(title, files))) contents[`${folder}/${path}`] = strToU8(text);
  for (const { path, blob } of assets) {
    contents[`${folder}/public${path}`] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  }
  return new Uint8Array(zipSync(contents));
}
