import { readBuiltPages, writeBuiltPages } from '../html/builtPages.ts';
import { secureSite } from '../policy/secureSite.ts';
import { createBuildId, insertBuildId } from './buildId.ts';
import { dropLazyStyles, findLazyStyles } from '../html/dropLazyStyles.ts';

/**
 * What every page gets after it is rendered: only the styles it starts with, the build id, the security policy. All at
 * once, so that each file is read and written once. Returns the build id.
 */
export async function finishPages(out: string): Promise<string> {
  const pages = dropLazyStyles(await readBuiltPages(out), findLazyStyles(out));
  const buildId = createBuildId(pages);
  await writeBuiltPages(out, await secureSite(out, insertBuildId(pages, buildId)));
  return buildId;
}
