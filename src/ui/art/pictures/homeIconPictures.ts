// Written by `npm run art`: change the drawing in art, not this file.
import type { PixelPicture } from '../PixelArt.tsx';

export const homeIconPictures = {
  chat: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M1 0h12v1h-12zM0 1h1v8h-1zM13 1h1v7h-1zM14 5h1v1h-1zM15 6h1v7h-1zM1 8h1v5h-1zM12 8h1v1h-1zM4 9h8v1h-8zM3 10h2v1h-2zM2 11h1v1h-1zM4 11h1v2h-1zM5 13h7v1h-7zM14 13h1v3h-1zM12 14h1v1h-1zM13 15h1v1h-1z',
      },
      {
        fill: '#2185d0',
        d: 'M1 1h12v1h-12zM1 2h1v6h-1zM3 2h10v2h-10zM2 3h1v8h-1zM5 4h2v5h-2zM9 4h4v4h-4zM3 6h2v3h-2zM7 6h2v3h-2zM9 8h3v1h-3zM3 9h1v1h-1z',
      },
      { fill: '#7bbaea', d: 'M2 2h1v1h-1z' },
      {
        fill: '#cfe8f7',
        d: 'M14 6h1v7h-1zM13 8h1v7h-1zM12 9h1v2h-1zM5 10h7v1h-7zM5 11h2v2h-2zM9 11h2v2h-2zM7 12h2v1h-2zM11 12h2v1h-2zM12 13h1v1h-1z',
      },
      { fill: '#fdfdf6', d: 'M3 4h2v2h-2zM7 4h2v2h-2z' },
      { fill: '#f5a524', d: 'M7 11h2v1h-2zM11 11h2v1h-2z' },
    ],
  },
  question: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M2 0h12v1h-12zM1 1h1v1h-1zM14 1h1v1h-1zM0 2h1v12h-1zM15 2h1v13h-1zM6 4h3v1h-3zM6 5h1v2h-1zM11 5h1v3h-1zM5 6h1v1h-1zM10 7h1v2h-1zM9 8h1v3h-1zM8 10h1v1h-1zM9 12h1v2h-1zM8 13h1v1h-1zM1 14h1v1h-1zM2 15h13v1h-13z',
      },
      { fill: '#fdfdf6', d: 'M5 3h5v1h-5zM4 4h2v2h-2zM9 4h2v3h-2zM8 7h2v1h-2zM7 8h2v2h-2zM7 11h2v2h-2z' },
      { fill: '#b97a4b', d: 'M14 2h1v13h-1zM2 14h12v1h-12z' },
      {
        fill: '#f5a524',
        d: 'M2 1h12v1h-12zM1 2h1v12h-1zM3 2h11v1h-11zM2 3h3v1h-3zM10 3h4v1h-4zM2 4h2v10h-2zM11 4h3v1h-3zM7 5h2v2h-2zM12 5h2v9h-2zM4 6h1v8h-1zM5 7h3v1h-3zM5 8h2v6h-2zM11 8h1v6h-1zM10 9h1v5h-1zM7 10h1v1h-1zM9 11h1v1h-1zM7 13h1v1h-1z',
      },
      { fill: '#ffdf6b', d: 'M2 2h1v1h-1z' },
    ],
  },
  code: {
    width: 16,
    height: 16,
    paths: [
      { fill: '#041e2f', d: 'M0 0h16v1h-16zM0 1h1v15h-1zM15 1h1v15h-1zM1 3h14v1h-14zM1 15h14v1h-14z' },
      {
        fill: '#0d3a5c',
        d: 'M1 4h14v1h-14zM1 5h1v10h-1zM3 5h12v1h-12zM2 6h1v3h-1zM4 6h11v1h-11zM3 7h1v1h-1zM5 7h10v2h-10zM4 8h1v3h-1zM3 9h1v2h-1zM10 9h5v4h-5zM2 10h1v1h-1zM5 10h5v1h-5zM5 11h1v2h-1zM9 11h1v2h-1zM2 12h3v1h-3zM6 12h3v1h-3zM2 13h1v2h-1zM7 13h2v2h-2zM11 13h4v2h-4zM3 14h4v1h-4zM9 14h2v1h-2z',
      },
      { fill: '#2185d0', d: 'M3 13h4v1h-4z' },
      { fill: '#7bbaea', d: 'M5 9h5v1h-5z' },
      { fill: '#5f788c', d: 'M1 1h14v1h-14zM1 2h1v1h-1zM3 2h1v1h-1zM5 2h1v1h-1zM7 2h8v1h-8z' },
      { fill: '#4fb35a', d: 'M6 2h1v1h-1zM2 5h1v1h-1zM3 6h1v1h-1zM4 7h1v1h-1zM3 8h1v1h-1zM2 9h1v1h-1z' },
      { fill: '#ffdf6b', d: 'M4 2h1v1h-1zM6 11h3v1h-3z' },
      { fill: '#f2685a', d: 'M2 2h1v1h-1zM9 13h2v1h-2z' },
      { fill: '#b07ad0', d: 'M2 11h3v1h-3z' },
    ],
  },
  heart: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M2 1h4v1h-4zM10 1h4v1h-4zM1 2h1v1h-1zM6 2h1v1h-1zM9 2h1v1h-1zM15 2h1v6h-1zM0 3h1v5h-1zM7 3h2v1h-2zM1 8h1v1h-1zM14 8h1v1h-1zM2 9h1v1h-1zM13 9h1v1h-1zM3 10h1v1h-1zM12 10h1v1h-1zM4 11h1v1h-1zM11 11h1v1h-1zM5 12h1v1h-1zM10 12h1v1h-1zM6 13h1v1h-1zM9 13h1v1h-1zM7 14h2v1h-2z',
      },
      { fill: '#fdfdf6', d: 'M3 4h1v1h-1z' },
      { fill: '#e8b98a', d: 'M2 3h2v1h-2zM2 4h1v2h-1z' },
      {
        fill: '#f2685a',
        d: 'M2 2h4v1h-4zM10 2h4v6h-4zM1 3h1v5h-1zM4 3h3v8h-3zM9 3h1v9h-1zM7 4h2v9h-2zM3 5h1v5h-1zM2 6h1v3h-1zM10 8h3v1h-3zM10 9h2v1h-2zM10 10h1v1h-1zM5 11h2v1h-2zM6 12h1v1h-1zM7 13h1v1h-1z',
      },
      {
        fill: '#b8323f',
        d: 'M14 2h1v6h-1zM13 8h1v1h-1zM12 9h1v1h-1zM11 10h1v1h-1zM10 11h1v1h-1zM9 12h1v1h-1zM8 13h1v1h-1z',
      },
    ],
  },
  cup: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M0 4h13v1h-13zM0 5h1v8h-1zM12 5h1v8h-1zM13 6h2v1h-2zM15 7h1v4h-1zM13 8h1v1h-1zM14 11h1v1h-1zM13 12h1v1h-1zM1 13h1v1h-1zM11 13h1v1h-1zM2 14h9v1h-9z',
      },
      {
        fill: '#cfe8f7',
        d: 'M3 0h1v1h-1zM8 0h1v1h-1zM4 1h1v1h-1zM9 1h1v1h-1zM3 2h1v1h-1zM8 2h1v1h-1zM4 3h1v1h-1zM9 3h1v1h-1z',
      },
      {
        fill: '#fdfdf6',
        d: 'M1 5h11v1h-11zM1 6h1v7h-1zM11 6h1v3h-1zM13 7h2v1h-2zM2 8h9v1h-9zM14 8h1v3h-1zM2 9h3v5h-3zM7 9h1v1h-1zM9 9h2v1h-2zM10 10h1v3h-1zM13 10h1v2h-1zM5 11h1v3h-1zM9 11h1v3h-1zM6 12h1v2h-1zM8 12h1v2h-1zM7 13h1v1h-1z',
      },
      { fill: '#9fb3c1', d: 'M11 9h1v4h-1zM10 13h1v1h-1z' },
      { fill: '#7d4a3a', d: 'M2 6h9v1h-9zM2 7h1v1h-1zM4 7h7v1h-7z' },
      { fill: '#b97a4b', d: 'M3 7h1v1h-1z' },
      { fill: '#f2685a', d: 'M5 9h2v2h-2zM8 9h1v3h-1zM7 10h1v3h-1zM9 10h1v1h-1zM6 11h1v1h-1z' },
    ],
  },
  clock: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M5 0h6v1h-6zM3 1h2v1h-2zM11 1h2v1h-2zM2 2h1v1h-1zM13 2h1v1h-1zM1 3h1v2h-1zM8 3h1v6h-1zM14 3h1v2h-1zM0 5h1v6h-1zM15 5h1v6h-1zM3 8h1v1h-1zM1 11h1v2h-1zM14 11h1v2h-1zM8 12h1v1h-1zM2 13h1v1h-1zM13 13h1v1h-1zM3 14h2v1h-2zM11 14h2v1h-2zM5 15h6v1h-6z',
      },
      {
        fill: '#2185d0',
        d: 'M5 1h6v1h-6zM3 2h2v1h-2zM11 2h2v1h-2zM2 3h1v2h-1zM13 3h1v2h-1zM1 5h1v6h-1zM14 5h1v6h-1zM2 11h1v2h-1zM13 11h1v2h-1zM3 13h2v1h-2zM11 13h2v1h-2zM5 14h6v1h-6z',
      },
      {
        fill: '#cfe8f7',
        d: 'M5 2h6v1h-6zM3 3h3v1h-3zM11 3h2v1h-2zM3 4h1v1h-1zM12 4h1v1h-1zM2 5h1v6h-1zM13 5h1v6h-1zM3 11h1v2h-1zM12 11h1v2h-1zM4 12h1v1h-1zM11 12h1v1h-1zM5 13h6v1h-6z',
      },
      {
        fill: '#fdfdf6',
        d: 'M6 3h2v10h-2zM9 3h2v5h-2zM4 4h2v8h-2zM11 4h1v4h-1zM3 5h1v3h-1zM12 5h1v6h-1zM3 9h1v2h-1zM8 9h4v3h-4zM5 12h1v1h-1zM9 12h2v1h-2z',
      },
      { fill: '#f2685a', d: 'M9 8h3v1h-3z' },
    ],
  },
  tools: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M14 0h2v1h-2zM1 1h3v1h-3zM12 1h2v1h-2zM15 1h1v2h-1zM0 2h1v3h-1zM4 2h1v1h-1zM11 2h1v1h-1zM2 3h1v1h-1zM5 3h1v1h-1zM10 3h1v1h-1zM14 3h1v1h-1zM1 4h1v1h-1zM3 4h1v1h-1zM6 4h1v1h-1zM9 4h1v1h-1zM13 4h1v1h-1zM4 5h1v1h-1zM7 5h2v1h-2zM12 5h1v1h-1zM5 6h1v1h-1zM11 6h1v1h-1zM6 7h1v1h-1zM10 7h1v1h-1zM5 8h1v1h-1zM9 8h1v2h-1zM11 8h1v1h-1zM1 9h1v1h-1zM4 9h1v1h-1zM8 9h1v2h-1zM12 9h1v1h-1zM0 10h1v2h-1zM2 10h2v1h-2zM7 10h1v2h-1zM10 10h1v1h-1zM13 10h2v1h-2zM6 11h1v1h-1zM11 11h1v2h-1zM15 11h1v2h-1zM1 12h1v2h-1zM5 12h1v1h-1zM13 12h1v1h-1zM6 13h1v2h-1zM12 13h1v1h-1zM14 13h1v1h-1zM0 14h1v2h-1zM3 14h1v1h-1zM13 14h1v1h-1zM1 15h2v1h-2zM4 15h2v1h-2z',
      },
      {
        fill: '#cfe8f7',
        d: 'M14 2h1v1h-1zM13 3h1v1h-1zM12 4h1v1h-1zM11 5h1v1h-1zM10 6h1v1h-1zM9 7h1v1h-1zM8 8h1v1h-1zM7 9h1v1h-1zM6 10h1v1h-1z',
      },
      {
        fill: '#fdfdf6',
        d: 'M14 1h1v1h-1zM12 2h2v1h-2zM11 3h2v1h-2zM10 4h2v1h-2zM9 5h2v1h-2zM8 6h2v1h-2zM7 7h2v1h-2zM6 8h2v1h-2zM5 9h2v1h-2zM5 10h1v1h-1z',
      },
      {
        fill: '#5f788c',
        d: 'M1 2h2v1h-2zM1 3h1v1h-1zM3 3h1v1h-1zM4 4h1v1h-1zM5 5h1v1h-1zM6 6h1v1h-1zM10 9h1v1h-1zM11 10h1v1h-1zM12 11h1v2h-1zM14 11h1v2h-1zM13 13h1v1h-1z',
      },
      {
        fill: '#9fb3c1',
        d: 'M3 2h1v1h-1zM4 3h1v1h-1zM5 4h1v1h-1zM6 5h1v1h-1zM7 6h1v1h-1zM10 8h1v1h-1zM11 9h1v1h-1zM12 10h1v1h-1zM13 11h1v1h-1z',
      },
      { fill: '#7d4a3a', d: 'M2 13h1v2h-1zM1 14h1v1h-1z' },
      { fill: '#f5a524', d: 'M4 10h1v4h-1zM3 11h1v2h-1zM5 11h1v1h-1zM5 13h1v1h-1z' },
      { fill: '#ffdf6b', d: 'M1 10h1v2h-1zM2 11h1v2h-1zM3 13h1v1h-1zM4 14h2v1h-2z' },
    ],
  },
  sparkle: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M7 0h2v1h-2zM6 1h1v3h-1zM9 1h1v3h-1zM5 4h1v1h-1zM10 4h1v1h-1zM4 5h1v1h-1zM11 5h1v1h-1zM0 6h4v1h-4zM12 6h4v1h-4zM0 7h1v3h-1zM15 7h1v3h-1zM1 9h3v1h-3zM12 9h3v1h-3zM4 10h1v1h-1zM11 10h1v1h-1zM5 11h1v1h-1zM10 11h1v1h-1zM6 12h1v3h-1zM9 12h1v3h-1zM7 15h2v1h-2z',
      },
      { fill: '#fdfdf6', d: 'M7 5h2v6h-2zM6 6h1v4h-1zM9 6h1v4h-1zM5 7h1v2h-1zM10 7h1v2h-1z' },
      { fill: '#f5a524', d: 'M11 8h3v1h-3zM10 9h2v1h-2zM9 10h2v1h-2zM8 11h2v1h-2zM8 12h1v3h-1z' },
      {
        fill: '#ffdf6b',
        d: 'M7 1h2v4h-2zM6 4h1v2h-1zM9 4h1v2h-1zM5 5h1v2h-1zM10 5h1v2h-1zM4 6h1v4h-1zM11 6h1v2h-1zM1 7h3v2h-3zM12 7h3v1h-3zM14 8h1v1h-1zM5 9h1v2h-1zM6 10h1v2h-1zM7 11h1v4h-1z',
      },
    ],
  },
  book: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M1 1h6v1h-6zM9 1h6v1h-6zM0 2h1v12h-1zM7 2h2v1h-2zM15 2h1v12h-1zM7 4h2v9h-2zM2 12h5v1h-5zM9 12h5v1h-5zM1 14h6v1h-6zM9 14h6v1h-6z',
      },
      { fill: '#2185d0', d: 'M1 12h1v2h-1zM14 12h1v2h-1zM2 13h5v1h-5zM9 13h5v1h-5z' },
      {
        fill: '#fdfdf6',
        d: 'M1 2h6v2h-6zM9 2h6v2h-6zM7 3h2v1h-2zM1 4h1v8h-1zM6 4h1v8h-1zM9 4h1v8h-1zM14 4h1v8h-1zM2 5h4v1h-4zM10 5h4v1h-4zM5 6h1v2h-1zM2 7h3v1h-3zM10 7h4v1h-4zM13 8h1v4h-1zM2 9h4v3h-4zM10 9h3v3h-3z',
      },
      { fill: '#5f788c', d: 'M2 4h4v1h-4zM10 4h4v1h-4zM2 6h3v1h-3zM10 6h4v1h-4zM2 8h4v1h-4zM10 8h3v1h-3z' },
      { fill: '#f2685a', d: 'M7 13h2v3h-2z' },
    ],
  },
  globe: {
    width: 16,
    height: 16,
    paths: [
      {
        fill: '#041e2f',
        d: 'M5 0h6v1h-6zM3 1h2v1h-2zM11 1h2v1h-2zM2 2h1v1h-1zM13 2h1v1h-1zM1 3h1v2h-1zM14 3h1v2h-1zM0 5h1v6h-1zM15 5h1v6h-1zM1 11h1v2h-1zM14 11h1v2h-1zM2 13h1v1h-1zM13 13h1v1h-1zM3 14h2v1h-2zM11 14h2v1h-2zM5 15h6v1h-6z',
      },
      {
        fill: '#2185d0',
        d: 'M12 2h1v1h-1zM13 3h1v4h-1zM12 4h1v1h-1zM14 5h1v6h-1zM13 8h1v5h-1zM12 9h1v5h-1zM11 11h1v3h-1zM2 12h1v1h-1zM9 12h2v3h-2zM3 13h6v1h-6zM5 14h4v1h-4z',
      },
      {
        fill: '#7bbaea',
        d: 'M5 1h2v1h-2zM9 1h2v1h-2zM3 2h3v1h-3zM10 2h2v3h-2zM2 3h2v1h-2zM12 3h1v1h-1zM2 4h1v8h-1zM8 4h2v2h-2zM1 5h1v6h-1zM3 5h1v4h-1zM7 5h1v5h-1zM12 5h1v1h-1zM4 6h1v2h-1zM6 6h1v3h-1zM8 6h1v7h-1zM5 7h1v1h-1zM9 8h1v4h-1zM10 10h2v1h-2zM3 11h1v2h-1zM10 11h1v1h-1zM4 12h1v1h-1zM7 12h1v1h-1z',
      },
      {
        fill: '#4fb35a',
        d: 'M7 1h2v3h-2zM6 2h1v4h-1zM9 2h1v2h-1zM4 3h2v3h-2zM3 4h1v1h-1zM7 4h1v1h-1zM10 5h2v5h-2zM5 6h1v1h-1zM9 6h1v2h-1zM12 6h1v3h-1zM13 7h1v1h-1zM4 8h2v4h-2zM3 9h1v2h-1zM6 9h1v4h-1zM7 10h1v2h-1zM5 12h1v1h-1z',
      },
    ],
  },
} satisfies Record<string, PixelPicture>;
