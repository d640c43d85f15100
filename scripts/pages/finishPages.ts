import { secureSite } from '../hosting/secureSite.ts';
import { stampPages } from '../offline/stampPages.ts';
import { readBuiltPages, writeBuiltPages } from './builtPages.ts';

/** What every page gets after it is made, in one reading and one writing: the name of its deployment, then the policy. */
export async function finishPages(out: string): Promise<void> {
  await writeBuiltPages(out, await secureSite(out, stampPages(await readBuiltPages(out))));
}
