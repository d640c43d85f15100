import { secureSite } from '../policy/secureSite.ts';
import { stampPages } from '../offline/stampPages.ts';
import { readBuiltPages, writeBuiltPages } from './builtPages.ts';
import { dropBroughtStyles, findBroughtStyles } from './dropBroughtStyles.ts';

/** What every page gets after it is made, in one reading and one writing: its own styles only, the name of its deployment, the policy. */
export async function finishPages(out: string): Promise<void> {
  const pages = dropBroughtStyles(await readBuiltPages(out), findBroughtStyles(out));
  await writeBuiltPages(out, await secureSite(out, stampPages(pages)));
}
