import type { Hit } from '../engine/toHit.ts';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The page above the heading that was found, if it is not the page itself. */
function pathOf({ type, hierarchy, _highlightResult }: Hit): string[] {
  if (type === 'lvl1' || !hierarchy.lvl1) return [];
  return [_highlightResult.hierarchy.lvl1.value];
}

/** One result: what it is called, where it stands, and the text around the words that were found. */
export function ResultItem({ hit }: { hit: Hit }) {
  const { hierarchy, _highlightResult, _snippetResult } = hit;
  const settings = currentManifest()?.settings;
  const isOutside = settings !== undefined && isExternalUrl(hit.url, settings);
  return (
    <li className="search-result">
      <p className="search-result__path">
        <span>{hierarchy.lvl0}</span>
        {pathOf(hit).map((html) => (
          <span key={html} {...asHtml(html)} />
        ))}
      </p>
      <h2 className="search-result__title">
        {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- The name is injected: it carries the marks. */}
        <a
          href={hit.url}
          data-astro-reload={isOutside ? '' : undefined}
          {...asHtml(_highlightResult.hierarchy[hit.type].value)}
        />
      </h2>
      {_snippetResult.content.value && <p className="search-result__text" {...asHtml(_snippetResult.content.value)} />}
    </li>
  );
}
