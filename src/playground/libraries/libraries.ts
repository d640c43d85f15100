import { INSTALLED, type Installed } from './installed.ts';
import { TABLE, type Library } from './table.ts';

/** A package from the table, or one that's only used by downloaded projects. */
export function installedPackage(name: string): Installed {
  const installed = INSTALLED[name];
  if (!installed) throw new Error(`"${name}" is not in src/playground/libraries: add it to table.ts or installed.ts.`);
  return installed;
}

export const ENGINE_VERSION = installedPackage('excalibur').version;

/** Plugins are served from the engine's folder, React's packages from React's. */
const folderOf = ({ package: name }: Library): string =>
  /excalibur/.test(name) ? ENGINE_VERSION : `react-${installedPackage('react').version}`;

/** The path of a library's script under `/playground/engine/`. */
export const libraryFile = (library: Library): string => `${folderOf(library)}/${library.script.split('/').at(-1)}`;

/** The modules an author can import. */
export const IMPORTABLE: readonly string[] = TABLE.filter(({ isInternal }) => !isInternal).map(({ name }) => name);

/** The packages a downloaded project may depend on. */
export const PACKAGES: ReadonlySet<string> = new Set(
  TABLE.filter(({ isInternal }) => !isInternal).map((library) => library.package),
);

export const libraryNamed = (name: string): Library | undefined => TABLE.find((library) => library.name === name);

/** The named libraries and their dependencies, in dependency order. */
export function withNeeds(names: Iterable<string>): Library[] {
  const ordered = new Set<Library>();
  const visit = (name: string) => {
    const library = libraryNamed(name);
    if (!library || ordered.has(library)) return;
    library.needs.forEach(visit);
    ordered.add(library);
  };
  for (const name of names) visit(name);
  return [...ordered];
}
