import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lockfiles list the systems a package is for as `linux`, or those it isn't for as `!win32`. */
const fits = (systems, system) =>
  !systems || systems.includes(system) || (systems[0].startsWith('!') && !systems.includes(`!${system}`));

const isForThisSystem = ({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch);

const readPackages = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** The locked packages for this system, without the project itself and its workspaces. */
const listLocked = (root) =>
  Object.entries(readPackages(path.join(root, 'package-lock.json'))).filter(
    ([folder, entry]) => folder.includes('node_modules/') && !entry.link && isForThisSystem(entry),
  );

/** The folders that the locked packages are installed into. */
export const listPackageFolders = (root = '.') => listLocked(root).map(([folder]) => path.join(root, folder));

/** How many packages have been unpacked so far, while npm is working. */
export const countInstalled = (folders) =>
  folders.filter((folder) => existsSync(path.join(folder, 'package.json'))).length;

/** Whether npm's record of what it has installed agrees with the lockfile; npm writes it when everything is in place. */
export function isInstalled(root = '.') {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return listLocked(root).every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder];
    // Optional packages may also be left out for reasons that lockfiles don't show, such as the C library.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}
