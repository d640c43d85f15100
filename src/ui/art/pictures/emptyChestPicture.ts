// Written by `npm run art`: change the drawing in art, not this file.
import type { PixelPicture } from '../PixelArt.tsx';

export const emptyChestPicture: PixelPicture = {
  width: 32,
  height: 30,
  paths: [
    {
      fill: 'var(--art-outline, #041e2f)',
      d: 'M26 0h2v1h-2zM29 0h2v1h-2zM25 1h1v2h-1zM28 1h1v4h-1zM31 1h1v2h-1zM26 3h1v1h-1zM30 3h1v1h-1zM27 4h1v2h-1zM29 4h1v2h-1zM28 6h1v1h-1zM5 7h22v1h-22zM3 8h2v1h-2zM27 8h2v1h-2zM2 9h1v1h-1zM5 9h1v10h-1zM26 9h1v10h-1zM29 9h1v1h-1zM1 10h1v6h-1zM30 10h1v6h-1zM6 13h20v1h-20zM2 15h3v1h-3zM6 15h1v4h-1zM25 15h1v4h-1zM27 15h3v1h-3zM3 16h1v2h-1zM7 16h1v3h-1zM24 16h1v3h-1zM28 16h1v2h-1zM1 17h2v1h-2zM8 17h16v2h-16zM29 17h2v1h-2zM0 18h1v12h-1zM4 18h1v1h-1zM27 18h1v1h-1zM31 18h1v12h-1zM13 19h6v1h-6zM13 20h1v4h-1zM18 20h1v4h-1zM15 22h2v3h-2zM14 24h1v1h-1zM17 24h1v1h-1zM1 29h30v1h-30z',
    },
    { fill: '#0d3a5c', d: 'M4 16h1v2h-1zM27 16h1v2h-1z' },
    { fill: '#7bbaea', d: 'M30 2h1v1h-1zM29 3h1v1h-1z' },
    { fill: '#cfe8f7', d: 'M27 1h1v1h-1zM29 1h2v1h-2zM26 2h1v1h-1zM29 2h1v1h-1zM27 3h1v1h-1zM28 5h1v1h-1z' },
    { fill: '#fdfdf6', d: 'M26 1h1v1h-1zM27 2h1v1h-1z' },
    { fill: 'currentColor', d: 'M19 4h1v1h-1zM21 4h1v1h-1zM23 4h1v1h-1zM25 4h1v1h-1zM17 5h1v1h-1zM16 6h1v1h-1z' },
    { fill: '#4a2b32', d: 'M6 14h20v1h-20zM7 15h18v1h-18zM8 16h16v1h-16z' },
    {
      fill: '#7d4a3a',
      d: 'M25 9h1v1h-1zM8 10h1v1h-1zM22 10h1v1h-1zM6 12h20v1h-20zM5 22h1v1h-1zM26 22h1v1h-1zM3 24h9v1h-9zM20 24h10v1h-10zM8 26h1v1h-1zM27 26h1v1h-1zM29 27h1v1h-1zM3 28h26v1h-26z',
    },
    {
      fill: '#b97a4b',
      d: 'M6 8h20v1h-20zM6 9h19v1h-19zM4 10h1v5h-1zM6 10h2v2h-2zM9 10h13v2h-13zM23 10h3v2h-3zM27 10h2v5h-2zM8 11h1v1h-1zM22 11h1v1h-1zM3 20h9v2h-9zM20 20h10v2h-10zM3 22h2v2h-2zM6 22h6v2h-6zM20 22h6v2h-6zM27 22h3v2h-3zM5 23h1v1h-1zM26 23h1v1h-1zM3 25h10v1h-10zM19 25h11v1h-11zM3 26h5v2h-5zM9 26h18v2h-18zM28 26h2v1h-2zM8 27h1v1h-1zM27 27h2v1h-2z',
    },
    {
      fill: '#f5a524',
      d: 'M26 8h1v1h-1zM4 9h1v1h-1zM27 9h2v1h-2zM3 10h1v5h-1zM29 10h1v5h-1zM2 14h1v1h-1zM2 18h2v1h-2zM28 18h3v2h-3zM3 19h10v1h-10zM19 19h9v1h-9zM2 20h1v9h-1zM12 20h1v5h-1zM16 20h2v2h-2zM19 20h1v5h-1zM30 20h1v9h-1zM15 21h1v1h-1zM17 22h1v2h-1zM14 23h1v1h-1zM13 24h1v2h-1zM18 24h1v2h-1zM14 25h4v1h-4zM1 28h1v1h-1zM29 28h1v1h-1z',
    },
    {
      fill: '#ffdf6b',
      d: 'M5 8h1v1h-1zM3 9h1v1h-1zM2 10h1v4h-1zM1 18h1v10h-1zM2 19h1v1h-1zM14 20h2v1h-2zM14 21h1v2h-1z',
    },
  ],
};
