import { withBase } from '#src/lib/url.ts';
import type { AssetFile, SourceFile } from '../protocol/messages.ts';
import { loadKitPaths } from './kit.ts';
import { loadBlob } from './loadBlob.ts';

const STRING_LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const NAMES_OTHER_FILES = /\.(tmx|tmj|tsx|tsj|tx|tj|ldtk|json|xml)$/;

/** The kit assets referenced in string literals of a file, absolute or relative to its folder. */
export function findAssetPaths(text: string, kit: ReadonlySet<string>, folder = '/'): string[] {
  const found = new Set<string>();
  for (const [, , literal] of text.matchAll(STRING_LITERAL)) {
    const path = resolvePath(literal!.replaceAll('\\/', '/'), folder);
    if (path && kit.has(path)) found.add(path);
  }
  return [...found];
}

function resolvePath(literal: string, folder: string): string | undefined {
  if (literal.length > 300 || !literal.includes('.')) return undefined;
  try {
    return decodeURI(new URL(literal, `http://kit${folder}`).pathname);
  } catch {
    return undefined;
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

export const loadAsset = async (path: string): Promise<AssetFile> => ({ path, blob: await loadBlob(withBase(path)) });

/** Loads the assets that an example's files reference, and those that its maps reference in turn. */
export async function loadAssets(files: readonly SourceFile[]): Promise<AssetFile[]> {
  const mentioned = files.some(({ text }) => text.includes('/kit/'));
  if (!mentioned) return [];
  const kit = await loadKitPaths();
  const loaded = new Map<string, AssetFile>();
  const add = async (path: string): Promise<void> => {
    if (loaded.has(path)) return;
    const placeholder: AssetFile = { path, blob: new Blob() };
    loaded.set(path, placeholder);
    placeholder.blob = (await loadAsset(path)).blob;
    if (!NAMES_OTHER_FILES.test(path)) return;
    await Promise.all(findAssetPaths(await placeholder.blob.text(), kit, folderOf(path)).map(add));
  };
  await Promise.all(files.flatMap(({ text }) => findAssetPaths(text, kit)).map(add));
  return [...loaded.values()];
}
