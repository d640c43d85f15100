import { describe, expect, it } from 'vitest';
import { npmToManager } from './packageManagers.ts';

describe('install commands', () => {
  it.each([
    ['npm install excalibur', 'yarn add excalibur', 'pnpm add excalibur'],
    ['npm install --save-dev vite', 'yarn add --dev vite', 'pnpm add --save-dev vite'],
    ['npm install', 'yarn', 'pnpm install'],
    ['npm init excalibur', 'yarn create excalibur', 'pnpm create excalibur'],
    ['npm create vite@latest my-game', 'yarn create vite my-game', 'pnpm create vite my-game'],
    ['npm run dev', 'yarn dev', 'pnpm dev'],
    ['npx serve dist', 'yarn dlx serve dist', 'pnpm dlx serve dist'],
    ['cd my-game', 'cd my-game', 'cd my-game'],
  ])('%s', (npm, yarn, pnpm) => {
    expect(npmToManager(npm, 'npm')).toBe(npm);
    expect(npmToManager(npm, 'yarn')).toBe(yarn);
    expect(npmToManager(npm, 'pnpm')).toBe(pnpm);
  });
});
