import type { Paint } from './pen.ts';

/** Colors shared by all demos, so that visitors learn them once. */
export const PALETTE = {
  backdrop: { light: '#dfeefa', dark: '#06263b' },
  grid: { light: '#b9d6ec', dark: '#12435f' },
  ink: { light: '#06263b', dark: '#f4faff' },
  muted: { light: '#48606f', dark: '#a6c3d8' },
  floor: { light: '#f8fcff', dark: '#0e3750' },
  wall: { light: '#3d5568', dark: '#02101a' },
  open: { light: '#8fd3a8', dark: '#1f7a4d' },
  closed: { light: '#a9d3f5', dark: '#1a5c8c' },
  current: { light: '#ffb238', dark: '#ffb238' },
  onCurrent: '#2b1600',
  path: { light: '#d9480f', dark: '#ff8a5c' },
  cursor: { light: '#c8402a', dark: '#ffd27d' },
  start: { light: '#1668a6', dark: '#7bbaea' },
  goal: { light: '#c8402a', dark: '#ff9280' },
} as const satisfies Record<string, Paint>;
