import * as ex from 'excalibur';

/** How all samples show their art: a small picture, enlarged to fit, every pixel a square. */
export const PIXEL_ART = {
  displayMode: ex.DisplayMode.FitScreen,
  antialiasing: false,
  // Reads a sheet a little inside each sprite, so that an enlarged sprite does not show its neighbour's rim.
  uvPadding: 0.25,
  backgroundColor: ex.Color.fromHex('#041e2f'),
} as const;
