import type { HomeIconName } from '../HomeIcon.tsx';
import { LINKS } from './links.ts';

export interface Platform {
  icon: HomeIconName;
  name: string;
  text: string;
  to: string;
}

/** The ways to give money to the project. */
export const PLATFORMS: readonly Platform[] = [
  {
    icon: 'heart',
    name: 'GitHub Sponsors',
    text: 'Sponsor with the account you already star and file issues with.',
    to: LINKS.sponsors,
  },
  { icon: 'sparkle', name: 'Patreon', text: 'Become a member and support the work month by month.', to: LINKS.patreon },
  { icon: 'cup', name: 'Ko-fi', text: 'Leave a tip, once or as often as you like.', to: LINKS.koFi },
];

/** Facts about the money that the project can stand behind. */
export const DONATION_FACTS: readonly { question: string; answer: string }[] = [
  {
    question: 'What does a donation buy?',
    answer: 'Time: hours in which a maintainer can work on the engine.',
  },
  {
    question: 'Who maintains Excalibur today?',
    answer: 'People with day jobs. The engine is built and kept up outside of them.',
  },
  {
    question: 'What is the goal?',
    answer: 'Paid hours for maintainers, part time or full time.',
  },
  {
    question: 'Does the engine cost anything if I do not donate?',
    answer:
      'No. It is free and open source under the BSD 2-Clause licence, also for games you sell, and stays that way.',
  },
];

export interface OtherWay {
  title: string;
  text: string;
  to: string;
  action: string;
}

export const OTHER_WAYS: readonly OtherWay[] = [
  {
    title: 'Stickers',
    text: 'Put the engine on your laptop and fund a little of it.',
    to: LINKS.stickers,
    action: 'Get stickers',
  },
  {
    title: 'Premium support',
    text: 'Book an hour with a core maintainer when your project needs it.',
    to: '/premium-support/',
    action: 'See the offers',
  },
  {
    title: 'Your time',
    text: 'Answer a question, report a bug, mend a page, send a pull request.',
    to: LINKS.issues,
    action: 'Find an issue',
  },
];
