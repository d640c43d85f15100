import type { DocSearchModalProps } from '@docsearch/react';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A hit as a link. The site's router follows it, unless it leads to another site that answers under this address. */
export function HitLink({ hit, children }: HitProps) {
  const settings = currentManifest()?.settings;
  const isOutside = settings !== undefined && isExternalUrl(hit.url, settings);
  return (
    <a href={hit.url} data-astro-reload={isOutside ? '' : undefined}>
      {children}
    </a>
  );
}
