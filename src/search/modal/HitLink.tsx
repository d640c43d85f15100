import type { DocSearchModalProps } from '@docsearch/react';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A hit as a link, handled by the client-side router unless its URL matches the external pattern. */
export function HitLink({ hit, children }: HitProps) {
  const settings = currentManifest()?.settings;
  const isExternal = settings !== undefined && isExternalUrl(hit.url, settings);
  return (
    <a href={hit.url} data-astro-reload={isExternal ? '' : undefined}>
      {children}
    </a>
  );
}
