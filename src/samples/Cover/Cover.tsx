import { withBase } from '#src/lib/url.ts';
import './cover.css';

/** Covers are stored at their art resolution and scaled up by the browser. */
const SIZE = { width: 96, height: 54 };

/** The drawn cover of a sample or a game. It is decoration, so it has no alternative text. */
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
