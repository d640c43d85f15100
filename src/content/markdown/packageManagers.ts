export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

type Rule = readonly [pattern: RegExp, yarn: string, pnpm: string];

/** How npm's commands read elsewhere, most specific first. */
const RULES: readonly Rule[] = [
  [/^npm (?:install|i) (?:--save-dev|-D) (.+)$/, 'yarn add --dev $1', 'pnpm add --save-dev $1'],
  [/^npm (?:install|i) (.+) (?:--save-dev|-D)$/, 'yarn add $1 --dev', 'pnpm add $1 --save-dev'],
  [/^npm (?:install|i) (?:--save-exact|-E) (.+)$/, 'yarn add --exact $1', 'pnpm add --save-exact $1'],
  [/^npm (?:install|i) (?:-g|--global) (.+)$/, 'yarn global add $1', 'pnpm add --global $1'],
  [/^npm (?:install|i|add) (.+)$/, 'yarn add $1', 'pnpm add $1'],
  [/^npm (?:install|i|ci)$/, 'yarn', 'pnpm install'],
  [/^npm (?:uninstall|remove|rm) (.+)$/, 'yarn remove $1', 'pnpm remove $1'],
  [/^npm (?:init|create) (\S+?)(?:@latest)?( .*)?$/, 'yarn create $1$2', 'pnpm create $1$2'],
  [/^npm run (.+)$/, 'yarn $1', 'pnpm $1'],
  [/^npm (start|test)$/, 'yarn $1', 'pnpm $1'],
  [/^npx (.+)$/, 'yarn dlx $1', 'pnpm dlx $1'],
];

/** One line of a terminal, said in another package manager's words; what is not npm's stays as it is. */
export function npmToManager(line: string, manager: PackageManager): string {
  if (manager === 'npm') return line;
  for (const [pattern, yarn, pnpm] of RULES) {
    if (pattern.test(line)) return line.replace(pattern, manager === 'yarn' ? yarn : pnpm).trimEnd();
  }
  return line;
}
