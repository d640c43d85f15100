/** Code themes a maintainer may name, with the Shiki theme behind each. */
export const CODE_THEMES = {
  ayu: 'ayu-dark',
  dracula: 'dracula',
  everforestDark: 'everforest-dark',
  everforestLight: 'everforest-light',
  github: 'github-light-default',
  githubDark: 'github-dark-default',
  gruvboxDark: 'gruvbox-dark-medium',
  gruvboxLight: 'gruvbox-light-medium',
  material: 'material-theme',
  minDark: 'min-dark',
  minLight: 'min-light',
  monokai: 'monokai',
  nightOwl: 'night-owl',
  nightOwlLight: 'night-owl-light',
  nord: 'nord',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: 'material-theme-palenight',
  rosePine: 'rose-pine',
  slack: 'slack-dark',
  solarizedDark: 'solarized-dark',
  solarizedLight: 'solarized-light',
  synthwave84: 'synthwave-84',
  tokyoNight: 'tokyo-night',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
} as const;

export type CodeThemeName = keyof typeof CODE_THEMES;

export const CODE_THEME_NAMES = Object.keys(CODE_THEMES) as [CodeThemeName, ...CodeThemeName[]];
