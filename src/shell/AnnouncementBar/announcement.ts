import { writeStored } from '#src/lib/storage.ts';

const DISMISS_STORAGE_KEY = 'docusaurus.announcement.dismiss';
const ID_STORAGE_KEY = 'docusaurus.announcement.id';

/** Hides the bar and remembers that; a bar with another id will be shown again. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset['announcement'] = 'hidden';
  writeStored(ID_STORAGE_KEY, id);
  writeStored(DISMISS_STORAGE_KEY, 'true');
}
