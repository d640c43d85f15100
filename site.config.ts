import type { SiteConfigInput } from './src/config/schema.ts';

const GITHUB = 'https://github.com/excaliburjs/Excalibur';
const DISCUSSIONS = `${GITHUB}/discussions`;
const DISCORD = 'https://discord.gg/W6zUd4tTY3';
const STICKERS = 'https://buy.stripe.com/fZufZhf381coglRdpVe3e01';

const config: SiteConfigInput = {
  title: 'Excalibur.js',
  tagline: 'The friendly TypeScript 2D game engine for the web',
  description:
    'Excalibur.js is a free, open-source 2D game engine for the web, written in TypeScript: docs, API reference, live examples and games.',
  url: 'https://excaliburjs.com',
  baseUrl: '/',
  titleDelimiter: '|',
  favicon: 'img/favicon.ico',
  organizationName: 'excaliburjs',
  projectName: 'Excalibur',
  repositoryUrl: GITHUB,

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } },
  },

  docs: {
    routeBasePath: '/docs',
    mainDocId: 'welcome',
    versions: { current: { label: 'Next', path: '/docs' } },
    lastVersion: 'current',
    editUrl: `${GITHUB}/tree/main/site/`,
    breadcrumbs: true,
    sidebarHideable: false,
    sidebarCollapsible: false,
  },

  blog: {
    routeBasePath: '/blog',
    title: 'Blog',
    description: 'Release notes, game jam retrospectives and playable articles about making games with Excalibur.js.',
    sidebarTitle: 'All posts',
    editUrl: `${GITHUB}/tree/main/site/blog/`,
  },

  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },

  announcementBar: {
    id: 'engine-0-32',
    content:
      'Excalibur 0.32 is out: sleeping islands, timer events and simpler easing. <a href="/docs/migration">See what changed</a>',
    isCloseable: true,
  },

  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },

  navbar: {
    title: 'Excalibur.js',
    logo: { src: '/img/logo.svg', alt: 'Excalibur.js logo', width: 32, height: 32 },
    hideOnScroll: true,
    items: [
      { type: 'docSidebar', sidebarId: 'learnSidebar', label: 'Docs', position: 'left' },
      { to: '/api', label: 'API', position: 'left' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { to: '/samples/', label: 'Samples', position: 'left' },
      { to: '/showcase/', label: 'Showcase', position: 'left' },
      { to: '/donate/', label: 'Donate', position: 'left' },
      { href: DISCUSSIONS, label: 'Discussions', position: 'left' },
      { href: DISCORD, label: 'Discord', position: 'left' },
      { href: STICKERS, label: 'Stickers', position: 'left' },
      { to: '/premium-support/', label: 'Premium Support', position: 'right' },
      { href: GITHUB, label: 'GitHub', position: 'right' },
    ],
  },

  footer: {
    style: 'dark',
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'Tutorial', to: '/docs/excalibird-flappy-bird' },
          { label: 'Guides', to: '/docs/' },
          { label: 'API reference', to: '/api' },
          { label: 'Read offline', to: '/offline/' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'BlueSky', href: 'https://bsky.app/profile/excaliburjs.com', rel: 'me' },
          { label: 'Mastodon', href: 'https://mastodon.gamedev.place/@excaliburjs', rel: 'me' },
          { label: 'Threads', href: 'https://www.threads.net/@excalibur.js' },
          { label: 'Twitter', href: 'https://twitter.com/excaliburjs' },
          { label: 'Discord', href: DISCORD },
          { label: 'Discussions', href: DISCUSSIONS },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'GitHub', href: GITHUB },
          { label: 'Donate', to: '/donate/' },
          { label: 'Premium support', to: '/premium-support/' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Excalibur.js Project. Released under the BSD 2-Clause licence.',
  },

  search: { searchPagePath: '/search', contextualSearch: false },

  code: {
    themes: { light: 'github', dark: 'dracula' },
    additionalLanguages: ['bash', 'diff', 'json', 'glsl'],
    playgroundPosition: 'bottom',
  },

  analytics: { scriptSrc: 'https://plausible.io/js/script.js', domain: 'excaliburjs.com' },
};

export default config;
