interface Locked {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** Why a package may run an install script. `allowScripts` in package.json lists the same packages. */
export const REASONS: Readonly<Record<string, string>> = {
  node: 'downloads the Node binary for this platform, which runs everything else here',
  esbuild: 'replaces its slower JavaScript wrapper with the binary for this platform',
};

/** The names of packages in the lockfile that have an install script. */
export const listInstallScripts = ({ packages }: Locked): string[] => [
  ...new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  ),
];
