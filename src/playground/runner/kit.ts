import { withBase } from '#src/lib/url.ts';
import { loadBlob } from './loadBlob.ts';

const KIT_MANIFEST = '/kit/kit.json';
const MAX_SUGGESTIONS = 8;

/** The asset paths in a kit manifest, as examples write them. */
export function readKitPaths(manifest: unknown): string[] {
  const files: unknown = (manifest as { files?: unknown } | null)?.files;
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: { path?: unknown } | null) =>
    typeof file?.path === 'string' ? [`/kit/${file.path}`] : [],
  );
}

/** The paths of all art and sounds that examples may load. A missing manifest means an empty kit. */
export async function loadKitPaths(): Promise<ReadonlySet<string>> {
  try {
    const manifest = await loadBlob(withBase(KIT_MANIFEST));
    return new Set(readKitPaths(JSON.parse(await manifest.text())));
  } catch {
    return new Set();
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string =>
  nameOf(path)
    .replace(/\.\w+$/, '')
    .toLowerCase();

/** The error message for a missing asset, with the closest matches. */
export function describeMissingAsset(path: string, available: ReadonlySet<string>): string {
  const stem = stemOf(path);
  const ending = path.slice(path.lastIndexOf('.'));
  const rank = (candidate: string) =>
    (stemOf(candidate).includes(stem) || stem.includes(stemOf(candidate)) ? 0 : 2) +
    (candidate.endsWith(ending) ? 0 : 1);
  const nearest = [...available].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)).slice(0, MAX_SUGGESTIONS);
  if (nearest.length === 0) return `There is no asset "${path}", and the kit of art and sounds did not load.`;
  const rest = available.size - nearest.length;
  return `There is no asset "${path}". Available: ${nearest.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
