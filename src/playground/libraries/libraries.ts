import { INSTALLED, type Installed } from './installed.ts';
import { TABLE, type Library } from './table.ts';

/** A package of the table, or one that comes with a downloaded project. */
export function installedPackage(name: string): Installed {
  const installed = INSTALLED[name];
  if (!installed) throw new Error(`"${name}" is not in src/playground/libraries: add it to table.ts or installed.ts.`);
  return installed;
}

export const ENGINE_VERSION = installedPackage('excalibur').version;

/** Plugins lie next to the engine they run on, React's parts next to React. */
const folderOf = ({ package: name }: Library): string =>
  /excalibur/.test(name) ? ENGINE_VERSION : `react-${installedPackage('react').version}`;

/** Where a library's script lies under `/playground/engine/`. */
export const libraryFile = (library: Library): string => `${folderOf(library)}/${library.script.split('/').at(-1)}`;

/** What an author can import. */
export const IMPORTABLE: readonly string[] = TABLE.filter(({ isInternal }) => !isInternal).map(({ name }) => name);

/** The packages that a downloaded project may depend on. */
export const PACKAGES: ReadonlySet<string> = new Set(
  TABLE.filter(({ isInternal }) => !isInternal).map((library) => library.package),
);

export const libraryNamed = (name: string): Library | undefined => TABLE.find((library) => library.name === name);

/** The named libraries with all they need, each after the ones it needs. */
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
