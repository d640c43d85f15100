import { ANNOUNCEMENT } from '#src/contracts/attributes.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '#src/contracts/storageKeys.ts';
import { writeStored } from '#src/lib/storage.ts';

/** Hides the bar and remembers that; a bar with another id will be shown again. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.setAttribute(ANNOUNCEMENT, 'hidden');
  writeStored(ANNOUNCEMENT_ID_KEY, id);
  writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
}
