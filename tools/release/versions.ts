export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);

/** Sets the engine version and leaves every other byte unchanged, so the diff is one line. */
export function setEngineVersion(manifest: string, version: string): string {
  const line = /("dependencies":\s*\{[^}]*?"excalibur":\s*")([^"]*)(")/;
  if (!line.test(manifest)) throw new Error('package.json has no excalibur in its dependencies.');
  return manifest.replace(line, `$1${version}$3`);
}

export function readEngineVersion(manifest: string): string {
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  return dependencies['excalibur'] ?? '';
}
