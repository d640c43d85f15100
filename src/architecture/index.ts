/** The page for maintainers, and the rooms it shows as they are in the code. */
export { ArchitecturePage } from './ArchitecturePage.tsx';
export { readRooms } from './readRooms.ts';
