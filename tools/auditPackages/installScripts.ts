interface Locked {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** Why a package may run code of its own when it is installed. package.json's `allowScripts` names the same packages. */
export const REASONS: Readonly<Record<string, string>> = {
  node: 'fetches the binary of Node for this machine, which everything else here runs on',
  esbuild: 'puts the binary for this machine in the place of its slower script',
};

/** The locked packages that want to run a script on installation, by name. */
export const listInstallScripts = ({ packages }: Locked): string[] => [
  ...new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  ),
];
