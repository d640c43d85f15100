import type { HomeIconName } from '#src/home/HomeIcon.tsx';
import { LINKS } from './links.ts';

export interface Place {
  icon: HomeIconName;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** Where to meet the people behind the engine and its games. */
export const PLACES: readonly Place[] = [
  {
    icon: 'chat',
    title: 'Talk on Discord',
    text: 'Show what you are making and get help while you make it.',
    to: LINKS.discord,
    action: 'Join the chat',
  },
  {
    icon: 'question',
    title: 'Ask in Discussions',
    text: 'Questions and ideas that others will find again, and a Show and tell for your game.',
    to: LINKS.discussions,
    action: 'Open Discussions',
  },
  {
    icon: 'code',
    title: 'Build it with us',
    text: 'The source, the issues and the roadmap are on GitHub. Contributions are welcome.',
    to: LINKS.github,
    action: 'See the source',
  },
  {
    icon: 'heart',
    title: 'Keep it going',
    text: 'The engine is maintained outside day jobs. Donations buy maintainer time.',
    to: '/donate/',
    action: 'Ways to donate',
  },
];
