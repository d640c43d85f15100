import type { SourceFile } from '../protocol/messages.ts';
import { loadAssets } from '../runner/loadAssets.ts';
import { saveFile } from './saveFile.ts';

/** Downloads the files as a complete project. The zip library is loaded on demand. */
export async function downloadProject(title: string, files: readonly SourceFile[]): Promise<void> {
  const [{ buildZip, toPackageName }, assets] = await Promise.all([import('./buildProject.ts'), loadAssets(files)]);
  saveFile(`${toPackageName(title)}.zip`, await buildZip(title, files, assets), 'application/zip');
}
