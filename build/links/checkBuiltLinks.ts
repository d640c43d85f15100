import { siteConfig } from '../../src/config/index.ts';
import { reportLinks } from './reportLinks.ts';

/** Warns about every broken link in a built site; a strict build also fails. */
export function checkBuiltLinks(out: string, isStrict: boolean): void {
  const broken = reportLinks(out, siteConfig.baseUrl);
  if (isStrict && broken > 0) throw new Error(`${broken} links lead nowhere; see the list above.`);
}
