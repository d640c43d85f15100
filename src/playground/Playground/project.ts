import type { Draft } from '../drafts/drafts.ts';
import type { GalleryExample } from '../gallery/gallery.ts';
import type { SourceFile } from '../protocol/messages.ts';
import type { SharedProject } from '../share/shareLink.ts';
import { STARTER_FILES, STARTER_TITLE } from './starter.ts';

/** The project open in the playground, with its original files for comparison. */
export interface Project {
  title: string;
  origin: 'new' | 'example' | 'shared' | 'draft';
  files: readonly SourceFile[];
  original: readonly SourceFile[];
  /** The id that changes are saved under. */
  draftId: string;
  savedAt?: number;
}

let counter = 0;
const createDraftId = (): string => `${Date.now().toString(36)}-${(counter++).toString(36)}`;

const open = (title: string, origin: Project['origin'], files: readonly SourceFile[]): Project => ({
  title,
  origin,
  files,
  original: files,
  draftId: createDraftId(),
});

export const newProject = (): Project => open(STARTER_TITLE, 'new', STARTER_FILES);
export const exampleToProject = ({ title, files }: GalleryExample): Project => open(title, 'example', files);
export const sharedToProject = ({ files }: SharedProject): Project => open('Shared code', 'shared', files);
export const draftToProject = ({ id, title, files, savedAt }: Draft): Project => ({
  ...open(title, 'draft', files),
  draftId: id,
  savedAt,
});

export const isChanged = ({ files, original }: Project): boolean =>
  files.length !== original.length ||
  files.some(({ name, text }, index) => name !== original[index]?.name || text !== original[index].text);

const FILE_NAME = /^[\w-]+(\/[\w-]+)*\.(ts|tsx|js|jsx|json)$/;

/** Returns what's wrong with a file name, or undefined if it's valid. */
export function checkFileName(name: string, files: readonly SourceFile[]): string | undefined {
  if (files.some((file) => file.name === name)) return `There is already a file "${name}". Choose another name.`;
  if (!FILE_NAME.test(name))
    return 'Use letters, digits, - and _, and end the name with .ts, .tsx, .js, .jsx or .json.';
  return undefined;
}
