/** A library that examples can import: where its script lies under `/playground/engine/` and what it imports itself. */
export interface Library {
  name: string;
  file: string;
  needs: string[];
}

export const ENGINE_VERSION = '0.32.0';
const REACT_VERSION = '19.3.1';

const engine = (name: string, file: string, needs: string[] = []): Library => ({
  name,
  file: `${ENGINE_VERSION}/${file}`,
  needs,
});
const react = (name: string, file: string, needs: string[] = []): Library => ({
  name,
  file: `react-${REACT_VERSION}/${file}`,
  needs,
});

export const LIBRARIES: readonly Library[] = [
  engine('excalibur', 'excalibur.min.js'),
  engine('@excaliburjs/plugin-tiled', 'plugin-tiled.min.js', ['excalibur']),
  engine('@excaliburjs/plugin-ldtk', 'plugin-ldtk.min.js', ['excalibur']),
  engine('@excaliburjs/plugin-jsfxr', 'plugin-jsfxr.js', ['excalibur']),
  engine('@excaliburjs/plugin-aseprite', 'plugin-aseprite.min.js', ['excalibur']),
  engine('@excaliburjs/plugin-spritefusion', 'plugin-spritefusion.min.js', ['excalibur']),
  react('scheduler', 'scheduler.js'),
  react('react', 'react.js'),
  react('react/jsx-runtime', 'jsx-runtime.js', ['react']),
  react('react-dom', 'react-dom.js', ['react']),
  react('react-dom/client', 'react-dom-client.js', ['react', 'react-dom', 'scheduler']),
];

/** The names an author would write: what React needs inside itself is left out. */
export const IMPORTABLE: readonly string[] = LIBRARIES.map((library) => library.name).filter(
  (name) => name !== 'scheduler' && name !== 'react/jsx-runtime',
);

export const libraryNamed = (name: string): Library | undefined => LIBRARIES.find((library) => library.name === name);

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
