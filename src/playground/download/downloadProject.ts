import type { SourceFile } from '../protocol/messages.ts';
import { loadAssets } from '../runner/loadAssets.ts';
import { saveFile } from './saveFile.ts';

/** Hands the visitor the files as a project with all it needs. The zip writer is fetched only then. */
export async function downloadProject(title: string, files: readonly SourceFile[]): Promise<void> {
  const [{ buildZip, toPackageName }, assets] = await Promise.all([import('./buildProject.ts'), loadAssets(files)]);
  saveFile(`${toPackageName(title)}.zip`, await buildZip(title, files, assets), 'application/zip');
}
