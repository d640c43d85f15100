import { withBase } from '#src/lib/url.ts';
import './cover.css';

/** Covers are drawn at one pixel a pixel and enlarged by the browser. */
const SIZE = { width: 96, height: 54 };

/** The drawn cover of a sample or a game: decoration beside its title. */
export function Cover({ slug, isEager = false }: { slug: string; isEager?: boolean }) {
  return (
    <img
      className="cover"
      src={withBase(`/img/covers/${slug}.webp`)}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...SIZE}
    />
  );
}
