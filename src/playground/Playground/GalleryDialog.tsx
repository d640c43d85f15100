import { useEffect, useState } from 'react';
import { withBase } from '#src/lib/url.ts';
import { type GalleryEntry, groupEntries, searchGallery } from '../gallery/gallery.ts';
import { Poster } from '../Example/Poster.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  onChoose(id: string): void;
  onNew(): void;
  onClose(): void;
}

type Loaded = { entries: readonly GalleryEntry[] } | { problem: string } | null;

async function loadGallery(): Promise<Loaded> {
  try {
    const response = await fetch(withBase('/playground/examples.json'));
    if (!response.ok) throw new Error(String(response.status));
    return { entries: (await response.json()) as GalleryEntry[] };
  } catch {
    return { problem: 'The examples did not load. Check your connection, close this window and open it again.' };
  }
}

function Card({ entry, onChoose }: { entry: GalleryEntry; onChoose(id: string): void }) {
  return (
    <li>
      <button type="button" className="gallery__card" onClick={() => onChoose(entry.id)}>
        <span className="gallery__picture">
          <Poster src={entry.poster && withBase(entry.poster)} />
        </span>
        <span className="gallery__title">{entry.title}</span>
      </button>
    </li>
  );
}

/** Lists every example in the docs as a starting point. */
export function GalleryDialog({ onChoose, onNew, onClose }: Props) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    void loadGallery().then(setLoaded);
  }, []);
  const entries = loaded && 'entries' in loaded ? searchGallery(loaded.entries, query) : [];
  return (
    <Dialog title="Examples" onClose={onClose}>
      <div className="gallery__search">
        <input
          type="search"
          className="gallery__input"
          placeholder="Search by name, topic or class"
          aria-label="Search the examples"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" className="tool-button" onClick={onNew}>
          Start fresh
        </button>
      </div>
      <p className="gallery__status" role="status">
        {!loaded && 'Loading…'}
        {loaded && 'problem' in loaded && loaded.problem}
        {loaded && 'entries' in loaded && `${entries.length} ${entries.length === 1 ? 'example' : 'examples'}`}
      </p>
      {groupEntries(entries).map(([group, members]) => (
        <section key={group}>
          <h3 className="gallery__group">{group}</h3>
          <ul className="gallery__cards">
            {members.map((entry) => (
              <Card key={entry.id} entry={entry} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
