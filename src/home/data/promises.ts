import type { HomeIconName } from '#src/home/HomeIcon.tsx';

export interface Promised {
  icon: HomeIconName;
  title: string;
  text: string;
}

/** What a game can rely on when it is built on the engine. */
export const PROMISES: readonly Promised[] = [
  {
    icon: 'heart',
    title: 'Free, and staying free',
    text: 'Open source under the BSD 2-Clause licence, for hobby and commercial games alike. That is a lasting commitment.',
  },
  {
    icon: 'code',
    title: 'TypeScript from the start',
    text: 'Written in TypeScript, not typed afterwards. Your editor knows every option, and C# or Java developers feel at home.',
  },
  {
    icon: 'book',
    title: 'Documented as it is released',
    text: 'Guides with running examples, and an API reference generated from the engine itself with every release.',
  },
  {
    icon: 'globe',
    title: 'Wherever the web runs',
    text: 'Current desktop and mobile browsers, and stores and desktops through Capacitor, Electron and Tauri templates.',
  },
];
