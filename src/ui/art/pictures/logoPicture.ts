// Written by `npm run art`: change the drawing in art, not this file.
import type { PixelPicture } from '../PixelArt.tsx';

export const logoPicture: PixelPicture = {
  width: 16,
  height: 16,
  paths: [
    {
      fill: 'var(--art-outline, #041e2f)',
      d: 'M6 0h4v1h-4zM6 1h1v3h-1zM9 1h1v3h-1zM3 3h3v1h-3zM10 3h3v1h-3zM3 4h1v3h-1zM12 4h1v3h-1zM6 5h4v1h-4zM4 6h2v1h-2zM10 6h2v1h-2zM5 7h1v7h-1zM10 7h1v7h-1zM2 11h3v1h-3zM11 11h3v1h-3zM1 12h1v1h-1zM14 12h1v1h-1zM0 13h1v2h-1zM6 13h4v1h-4zM15 13h1v2h-1zM1 15h14v1h-14z',
    },
    { fill: '#155d96', d: 'M9 6h1v7h-1z' },
    { fill: '#2185d0', d: 'M8 6h1v7h-1z' },
    { fill: '#7bbaea', d: 'M7 6h1v7h-1z' },
    { fill: '#cfe8f7', d: 'M6 6h1v7h-1zM2 12h1v1h-1zM1 13h1v1h-1z' },
    { fill: '#33475b', d: 'M13 14h2v1h-2z' },
    { fill: '#5f788c', d: 'M12 12h2v1h-2zM13 13h2v1h-2zM2 14h1v1h-1zM6 14h7v1h-7z' },
    { fill: '#9fb3c1', d: 'M3 12h2v3h-2zM11 12h1v2h-1zM2 13h1v1h-1zM12 13h1v1h-1zM1 14h1v1h-1zM5 14h1v1h-1z' },
    { fill: '#7d4a3a', d: 'M7 3h2v1h-2z' },
    { fill: '#b97a4b', d: 'M7 2h2v1h-2z' },
    { fill: '#f5a524', d: 'M8 1h1v1h-1zM7 4h5v1h-5zM5 5h1v1h-1zM10 5h2v1h-2z' },
    { fill: '#ffdf6b', d: 'M7 1h1v1h-1zM4 4h3v1h-3zM4 5h1v1h-1z' },
  ],
};
