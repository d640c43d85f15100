/** External URLs that pages of the site link to. */
export const LINKS = {
  github: 'https://github.com/excaliburjs/Excalibur',
  issues: 'https://github.com/excaliburjs/Excalibur/issues',
  discussions: 'https://github.com/excaliburjs/Excalibur/discussions',
  showAndTell: 'https://github.com/excaliburjs/Excalibur/discussions?discussions_q=category%3A%22Show+and+tell%22',
  roadmap: 'https://github.com/excaliburjs/Excalibur/issues/1161',
  discord: 'https://discord.gg/W6zUd4tTY3',
  stickers: 'https://buy.stripe.com/fZufZhf381coglRdpVe3e01',
  sponsors: 'https://github.com/sponsors/eonarheim',
  patreon: 'https://www.patreon.com/join/erikonarheim',
  koFi: 'https://ko-fi.com/erikonarheim',
} as const;

export const TUTORIAL = '/docs/excalibird-flappy-bird';

/** Lets you choose a template or a sample and creates a project from it. */
export const INSTALL_COMMAND = 'npm init excalibur@latest';
