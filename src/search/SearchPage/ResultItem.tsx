import type { Hit } from '../engine/toHit.ts';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The title of the page, if the hit is one of its headings. */
function pathOf({ type, hierarchy, _highlightResult }: Hit): string[] {
  if (type === 'lvl1' || !hierarchy.lvl1) return [];
  return [_highlightResult.hierarchy.lvl1.value];
}

/** One result: its title, its path, and an excerpt around the matching words. */
export function ResultItem({ hit }: { hit: Hit }) {
  const { hierarchy, _highlightResult, _snippetResult } = hit;
  const settings = currentManifest()?.settings;
  const isExternal = settings !== undefined && isExternalUrl(hit.url, settings);
  return (
    <li className="search-result">
      <p className="search-result__path">
        <span>{hierarchy.lvl0}</span>
        {pathOf(hit).map((html) => (
          <span key={html} {...asHtml(html)} />
        ))}
      </p>
      <h2 className="search-result__title">
        {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- The content is injected as HTML with highlights. */}
        <a
          href={hit.url}
          data-astro-reload={isExternal ? '' : undefined}
          {...asHtml(_highlightResult.hierarchy[hit.type].value)}
        />
      </h2>
      {_snippetResult.content.value && <p className="search-result__text" {...asHtml(_snippetResult.content.value)} />}
    </li>
  );
}
