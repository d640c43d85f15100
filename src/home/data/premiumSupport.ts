import type { HomeIconName } from '../HomeIcon.tsx';

export interface Offer {
  icon: HomeIconName;
  name: string;
  price: string;
  text: string;
  to: string;
  action: string;
}

const PROVIDER = 'Caliburn Games LLC';

export const OFFERS: readonly Offer[] = [
  {
    icon: 'clock',
    name: '1 hour',
    price: '$100',
    text: 'One video call: for the bug you cannot find or the decision you want a second opinion on.',
    to: 'https://cal.com/caliburn-games/1-hour-support',
    action: 'Book 1 hour',
  },
  {
    icon: 'chat',
    name: '2 hours',
    price: '$180',
    text: 'Time to go through your project together, for less than two single hours.',
    to: 'https://cal.com/caliburn-games/2-hour-support',
    action: 'Book 2 hours',
  },
  {
    icon: 'tools',
    name: 'Custom development',
    price: 'from $4000',
    text: 'Work done for your game. It starts with a free 30-minute call to get a quote.',
    to: 'https://cal.com/caliburn-games/30min',
    action: 'Book the free call',
  },
];

export const SERVICES: readonly string[] = [
  'Game design',
  'Project practices',
  'Custom development',
  'Third-party integration',
  'Debugging',
  'Bug fixing',
  'CI/CD',
];

export const SUPPORT_FACTS: readonly { question: string; answer: string }[] = [
  { question: 'Who will I talk to?', answer: `The core maintainers of the engine, through their company ${PROVIDER}.` },
  { question: 'Where does it happen?', answer: 'In a video call. You choose the time when you book.' },
  {
    question: 'What does custom development cost?',
    answer: 'It starts at $4000. A free call of 30 minutes comes first, to get you a quote.',
  },
  {
    question: 'Is there help that costs nothing?',
    answer: 'Yes: the documentation, the Discord chat and GitHub Discussions stay open to everyone.',
  },
];
