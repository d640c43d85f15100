import { secureSite } from '../policy/secureSite.ts';
import { stampPages } from '../offline/stampPages.ts';
import { readBuiltPages, writeBuiltPages } from './builtPages.ts';
import { dropLazyStyles, findLazyStyles } from './dropLazyStyles.ts';

/** Finishes every page in one read and one write: only the styles it needs, the name of its deployment, the policy. */
export async function finishPages(out: string): Promise<void> {
  const pages = dropLazyStyles(await readBuiltPages(out), findLazyStyles(out));
  await writeBuiltPages(out, await secureSite(out, stampPages(pages)));
}
