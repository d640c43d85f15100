// Written by `npm run art`: change the drawing in art, not this file.
import type { PixelPicture } from '../PixelArt.tsx';

export const iconPictures = {
  install: {
    width: 24,
    height: 24,
    paths: [
      { fill: 'currentColor', d: 'M2 15h2v7h-2zM20 15h2v7h-2zM4 20h16v2h-16z' },
      { fill: 'color-mix(in srgb, currentColor 28%, transparent)', d: 'M4 18h16v2h-16z' },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M10 2h4v13h-4zM6 10h4v1h-4zM14 10h4v1h-4zM7 11h3v1h-3zM14 11h3v1h-3zM8 12h2v1h-2zM14 12h2v1h-2zM9 13h1v1h-1zM14 13h1v1h-1zM11 15h2v1h-2z',
      },
    ],
  },
  tutorial: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 4h14v2h-14zM20 4h2v2h-2zM1 5h1v14h-1zM22 5h1v14h-1zM2 6h1v14h-1zM11 6h2v15h-2zM21 6h1v14h-1zM4 8h5v2h-5zM4 12h5v2h-5zM3 18h8v2h-8zM13 18h8v2h-8zM10 20h1v1h-1zM13 20h1v1h-1z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 6h8v2h-8zM13 6h3v12h-3zM20 6h1v12h-1zM3 8h1v10h-1zM9 8h2v10h-2zM4 10h5v2h-5zM16 11h4v7h-4zM4 14h5v4h-5z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M16 2h4v9h-4z' },
    ],
  },
  fundamentals: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M7 2h10v2h-10zM6 3h1v11h-1zM17 3h1v11h-1zM7 4h1v10h-1zM16 4h1v10h-1zM8 11h8v3h-8zM2 12h4v2h-4zM18 12h4v2h-4zM1 13h1v8h-1zM22 13h1v8h-1zM2 14h1v8h-1zM10 14h4v7h-4zM21 14h1v8h-1zM3 20h7v2h-7zM14 20h7v2h-7zM10 21h1v1h-1zM13 21h1v1h-1z',
      },
      { fill: 'color-mix(in srgb, currentColor 28%, transparent)', d: 'M3 14h7v6h-7zM14 14h7v6h-7z' },
      { fill: 'var(--art-accent, #f5a524)', d: 'M8 4h8v7h-8z' },
    ],
  },
  screen: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 2h20v2h-20zM1 3h1v14h-1zM22 3h1v14h-1zM2 4h1v14h-1zM21 4h1v14h-1zM3 16h18v2h-18zM10 18h4v4h-4zM6 20h4v2h-4zM14 20h4v2h-4z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 4h18v2h-18zM3 6h2v10h-2zM10 6h11v3h-11zM7 8h3v8h-3zM10 9h7v3h-7zM19 9h2v7h-2zM5 11h2v5h-2zM10 12h4v4h-4zM14 14h5v2h-5z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M5 6h5v2h-5zM5 8h2v3h-2zM17 9h2v5h-2zM14 12h3v2h-3z' },
    ],
  },
  graphics: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 3h20v2h-20zM1 4h1v16h-1zM22 4h1v16h-1zM2 5h1v16h-1zM21 5h1v16h-1zM16 14h1v7h-1zM15 15h1v6h-1zM17 15h1v6h-1zM14 16h1v5h-1zM18 16h1v5h-1zM13 17h1v4h-1zM19 17h1v4h-1zM12 18h1v3h-1zM20 18h1v3h-1zM3 19h9v2h-9z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M8 11h1v8h-1zM7 12h1v7h-1zM9 12h1v7h-1zM6 13h1v6h-1zM10 13h1v6h-1zM5 14h1v5h-1zM11 14h1v5h-1zM4 15h1v4h-1zM12 15h1v3h-1zM3 16h1v3h-1zM13 16h1v1h-1z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M15 7h4v4h-4z' },
    ],
  },
  'user-interface': {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 2h18v2h-18zM1 3h1v15h-1zM20 3h1v8h-1zM2 4h1v15h-1zM19 4h1v7h-1zM4 5h2v1h-2zM7 5h2v1h-2zM3 7h16v2h-16zM3 17h10v2h-10z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 4h16v1h-16zM3 5h1v2h-1zM6 5h1v2h-1zM9 5h10v2h-10zM4 6h2v1h-2zM7 6h2v1h-2zM4 11h8v2h-8zM4 15h5v2h-5z',
      },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M14 11h2v9h-2zM16 12h1v7h-1zM17 13h1v8h-1zM18 14h1v8h-1zM19 15h1v3h-1zM20 16h1v2h-1zM21 17h1v1h-1zM19 19h1v3h-1zM14 20h1v1h-1z',
      },
    ],
  },
  ecs: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 1h6v2h-6zM16 1h6v2h-6zM1 2h1v6h-1zM8 2h1v8h-1zM15 2h1v8h-1zM22 2h1v6h-1zM2 3h1v6h-1zM7 3h1v6h-1zM16 3h1v7h-1zM21 3h1v6h-1zM3 7h4v2h-4zM17 7h4v2h-4zM9 8h1v1h-1zM14 8h1v1h-1zM9 16h6v2h-6zM8 17h1v6h-1zM15 17h1v6h-1zM9 18h1v6h-1zM14 18h1v6h-1zM10 22h4v2h-4z',
      },
      { fill: 'color-mix(in srgb, currentColor 28%, transparent)', d: 'M3 3h4v4h-4zM17 3h4v4h-4zM10 18h4v4h-4z' },
      { fill: 'var(--art-accent, #f5a524)', d: 'M10 8h4v8h-4zM9 9h1v6h-1zM14 9h1v6h-1z' },
    ],
  },
  resources: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 4h20v2h-20zM1 5h1v15h-1zM22 5h1v15h-1zM2 6h1v15h-1zM4 6h2v15h-2zM18 6h2v15h-2zM21 6h1v15h-1zM9 9h6v1h-6zM9 10h1v6h-1zM14 10h1v6h-1zM3 11h1v2h-1zM6 11h3v2h-3zM15 11h3v2h-3zM20 11h1v2h-1zM11 12h2v2h-2zM10 15h4v1h-4zM3 19h1v2h-1zM6 19h12v2h-12zM20 19h1v2h-1z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 6h1v5h-1zM6 6h12v3h-12zM20 6h1v5h-1zM6 9h3v2h-3zM15 9h3v2h-3zM3 13h1v6h-1zM6 13h3v6h-3zM15 13h3v6h-3zM20 13h1v6h-1zM9 16h6v3h-6z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M10 10h4v2h-4zM10 12h1v3h-1zM13 12h1v3h-1zM11 14h2v1h-2z' },
    ],
  },
  actions: {
    width: 24,
    height: 24,
    paths: [
      { fill: 'currentColor', d: 'M1 5h6v2h-6zM0 11h5v2h-5zM2 17h4v2h-4z' },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M16 3h6v1h-6zM15 4h6v1h-6zM14 5h6v1h-6zM13 6h6v1h-6zM12 7h6v1h-6zM11 8h6v1h-6zM10 9h6v3h-6zM9 10h1v2h-1zM16 10h5v1h-5zM16 11h4v1h-4zM14 12h5v1h-5zM13 13h5v1h-5zM12 14h5v1h-5zM12 15h4v1h-4zM11 16h4v1h-4zM11 17h3v1h-3zM10 18h3v1h-3zM10 19h2v1h-2zM10 20h1v1h-1z',
      },
    ],
  },
  'tile-maps': {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 1h21v2h-21zM1 2h1v21h-1zM23 2h1v21h-1zM2 3h1v21h-1zM8 3h2v21h-2zM15 3h2v21h-2zM22 3h1v21h-1zM3 8h5v2h-5zM10 8h5v2h-5zM17 8h5v2h-5zM3 15h5v2h-5zM10 15h5v2h-5zM17 15h5v2h-5zM3 22h5v2h-5zM10 22h5v2h-5zM17 22h5v2h-5z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 3h5v5h-5zM17 3h5v5h-5zM10 10h5v5h-5zM17 17h5v5h-5z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M3 10h5v5h-5zM3 17h5v5h-5zM10 17h5v5h-5z' },
    ],
  },
  math: {
    width: 24,
    height: 24,
    paths: [
      { fill: 'currentColor', d: 'M5 2h2v8h-2zM2 5h3v2h-3zM7 5h3v2h-3zM17 13h2v2h-2zM14 17h8v2h-8zM17 21h2v2h-2z' },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M14 5h8v2h-8zM2 14h2v2h-2zM8 14h2v2h-2zM4 15h1v6h-1zM7 15h1v6h-1zM3 16h1v1h-1zM5 16h2v4h-2zM8 16h1v1h-1zM3 19h1v3h-1zM8 19h1v3h-1zM2 20h1v2h-1zM9 20h1v2h-1z',
      },
    ],
  },
  physics: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M1 3h2v2h-2zM14 3h6v2h-6zM13 4h1v1h-1zM20 4h1v8h-1zM12 5h1v6h-1zM19 5h1v1h-1zM21 5h1v6h-1zM3 7h2v2h-2zM13 7h1v5h-1zM14 10h1v3h-1zM19 10h1v3h-1zM5 11h2v2h-2zM15 11h4v2h-4zM10 12h2v2h-2zM6 15h2v2h-2zM9 16h2v2h-2zM1 20h22v2h-22z',
      },
      { fill: 'color-mix(in srgb, currentColor 28%, transparent)', d: 'M13 5h2v2h-2z' },
      { fill: 'var(--art-accent, #f5a524)', d: 'M15 5h4v6h-4zM19 6h1v4h-1zM14 7h1v3h-1z' },
    ],
  },
  input: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 6h20v2h-20zM1 7h1v13h-1zM22 7h1v13h-1zM2 8h1v13h-1zM7 8h2v6h-2zM21 8h1v13h-1zM5 10h2v2h-2zM9 10h2v2h-2zM7 15h10v2h-10zM6 17h2v4h-2zM16 17h2v4h-2zM3 19h3v2h-3zM18 19h3v2h-3z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 8h4v2h-4zM9 8h12v1h-12zM9 9h9v1h-9zM20 9h1v10h-1zM3 10h2v9h-2zM11 10h7v2h-7zM18 11h2v8h-2zM5 12h2v5h-2zM9 12h6v3h-6zM17 12h1v5h-1zM7 14h2v1h-2zM15 14h2v1h-2zM5 17h1v2h-1z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M18 9h2v2h-2zM15 12h2v2h-2z' },
    ],
  },
  other: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M10 1h4v5h-4zM4 4h4v4h-4zM9 4h1v3h-1zM14 4h1v3h-1zM16 4h4v4h-4zM8 5h1v2h-1zM15 5h1v2h-1zM5 8h2v2h-2zM9 8h6v2h-6zM17 8h2v2h-2zM4 9h1v6h-1zM8 9h1v6h-1zM15 9h1v6h-1zM19 9h1v6h-1zM1 10h3v4h-3zM5 10h1v10h-1zM9 10h1v6h-1zM14 10h1v6h-1zM18 10h1v10h-1zM20 10h3v4h-3zM6 14h1v6h-1zM10 14h4v2h-4zM17 14h1v6h-1zM4 16h1v4h-1zM7 16h1v4h-1zM16 16h1v4h-1zM19 16h1v4h-1zM8 17h2v2h-2zM14 17h2v2h-2zM10 18h4v5h-4zM9 19h1v1h-1zM14 19h1v1h-1z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M10 6h4v2h-4zM8 7h2v1h-2zM14 7h2v1h-2zM7 8h2v1h-2zM15 8h2v1h-2zM7 9h1v7h-1zM16 9h1v7h-1zM6 10h1v4h-1zM17 10h1v4h-1zM8 15h1v2h-1zM15 15h1v2h-1zM9 16h6v1h-6zM10 17h4v1h-4z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M10 10h4v4h-4z' },
    ],
  },
  plugins: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M8 2h4v2h-4zM7 3h1v6h-1zM12 3h1v6h-1zM6 4h1v4h-1zM8 4h1v1h-1zM11 4h1v1h-1zM13 4h1v4h-1zM2 6h4v2h-4zM14 6h3v2h-3zM1 7h1v15h-1zM17 7h1v6h-1zM2 8h1v15h-1zM16 8h1v5h-1zM18 11h3v2h-3zM21 12h1v6h-1zM20 13h1v1h-1zM22 13h1v4h-1zM20 16h1v3h-1zM16 17h4v2h-4zM16 19h2v3h-2zM8 20h4v1h-4zM3 21h6v1h-6zM11 21h5v1h-5zM3 22h5v1h-5zM12 22h5v1h-5z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M9 4h2v16h-2zM8 5h1v15h-1zM11 5h1v15h-1zM3 8h4v13h-4zM13 8h3v5h-3zM7 9h1v12h-1zM12 9h1v12h-1zM13 13h2v8h-2zM15 17h1v4h-1z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M15 13h5v4h-5zM20 14h1v2h-1z' },
    ],
  },
  donate: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M4 3h5v2h-5zM15 3h5v2h-5zM3 4h1v9h-1zM9 4h1v3h-1zM14 4h1v3h-1zM20 4h1v9h-1zM2 5h1v7h-1zM4 5h1v1h-1zM8 5h1v1h-1zM10 5h1v2h-1zM13 5h1v2h-1zM15 5h1v1h-1zM19 5h1v1h-1zM21 5h1v7h-1zM11 6h2v2h-2zM4 11h1v3h-1zM19 11h1v3h-1zM5 12h1v3h-1zM18 12h1v3h-1zM6 13h1v3h-1zM17 13h1v3h-1zM7 14h1v3h-1zM16 14h1v3h-1zM8 15h1v3h-1zM15 15h1v3h-1zM9 16h1v3h-1zM14 16h1v3h-1zM10 17h1v3h-1zM13 17h1v3h-1zM11 18h2v3h-2z',
      },
      { fill: 'color-mix(in srgb, currentColor 28%, transparent)', d: 'M6 7h2v1h-2zM6 8h1v1h-1z' },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M5 5h3v2h-3zM16 5h3v7h-3zM4 6h1v5h-1zM8 6h1v9h-1zM15 6h1v9h-1zM19 6h1v5h-1zM5 7h1v5h-1zM9 7h2v9h-2zM13 7h2v9h-2zM7 8h1v6h-1zM11 8h2v10h-2zM6 9h1v4h-1zM16 12h2v1h-2zM16 13h1v1h-1zM10 16h1v1h-1zM13 16h1v1h-1z',
      },
    ],
  },
  support: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M2 2h20v2h-20zM1 3h1v14h-1zM22 3h1v14h-1zM2 4h1v14h-1zM21 4h1v14h-1zM3 16h4v2h-4zM10 16h11v2h-11zM5 18h2v4h-2zM9 18h2v1h-2zM7 19h3v1h-3zM7 20h2v1h-2zM7 21h1v1h-1z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M3 4h18v1h-18zM3 5h7v11h-7zM15 5h6v1h-6zM16 6h5v10h-5zM10 7h4v2h-4zM10 9h1v7h-1zM15 9h1v7h-1zM13 10h2v6h-2zM11 12h2v1h-2zM11 15h2v1h-2zM7 16h3v2h-3zM7 18h2v1h-2z',
      },
      {
        fill: 'var(--art-accent, #f5a524)',
        d: 'M10 5h5v2h-5zM15 6h1v3h-1zM14 7h1v3h-1zM11 9h3v1h-3zM11 10h2v2h-2zM11 13h2v2h-2z',
      },
    ],
  },
  community: {
    width: 24,
    height: 24,
    paths: [
      {
        fill: 'currentColor',
        d: 'M4 4h4v2h-4zM16 4h4v2h-4zM3 5h1v6h-1zM8 5h1v10h-1zM10 5h4v2h-4zM15 5h1v10h-1zM20 5h1v6h-1zM2 6h1v4h-1zM4 6h1v1h-1zM7 6h1v1h-1zM9 6h1v2h-1zM14 6h1v2h-1zM16 6h1v1h-1zM19 6h1v1h-1zM21 6h1v4h-1zM7 8h1v4h-1zM16 8h1v4h-1zM4 9h1v3h-1zM19 9h1v3h-1zM5 10h2v2h-2zM17 10h2v2h-2zM9 12h1v3h-1zM14 12h1v3h-1zM1 13h7v2h-7zM10 13h4v5h-4zM16 13h7v2h-7zM0 14h1v6h-1zM23 14h1v6h-1zM1 15h1v5h-1zM22 15h1v5h-1zM6 16h4v2h-4zM14 16h4v2h-4zM5 17h1v6h-1zM18 17h1v6h-1zM6 18h1v5h-1zM17 18h1v5h-1zM7 22h10v1h-10z',
      },
      {
        fill: 'color-mix(in srgb, currentColor 28%, transparent)',
        d: 'M5 6h2v4h-2zM17 6h2v4h-2zM4 7h1v2h-1zM7 7h1v1h-1zM16 7h1v1h-1zM19 7h1v2h-1zM2 15h8v1h-8zM14 15h8v1h-8zM2 16h4v1h-4zM18 16h4v1h-4zM2 17h3v3h-3zM19 17h3v3h-3z',
      },
      { fill: 'var(--art-accent, #f5a524)', d: 'M10 7h4v6h-4zM9 8h1v4h-1zM14 8h1v4h-1zM7 18h10v4h-10z' },
    ],
  },
} satisfies Record<string, PixelPicture>;
