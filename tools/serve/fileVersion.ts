import type { Stats } from 'node:fs';

/** Clocks of file systems are coarse: two writes within one tick have the same time. */
const SETTLE_MS = 100;

/** Names the state of a file. It contains the change time, which unlike the modification time nobody can set. */
export const toVersion = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => [ino, size, mtimeMs, ctimeMs].join('-');

/** Whether a further write would get another version; until then, what was read must be read again. */
export const isSettled = ({ ctimeMs }: Stats): boolean => Math.abs(Date.now() - ctimeMs) > SETTLE_MS;
