interface Size {
  width: number;
  height: number;
}

/** Scales a fixed-size game to its stage. It's never scaled up, except in full screen. */
export function fitGame(game: Size, stage: Size, mayGrow: boolean): Size & { scale: number } {
  const largest = Math.min(stage.width / game.width, stage.height / game.height);
  const scale = mayGrow ? largest : Math.min(1, largest);
  return { ...game, scale: scale > 0 && Number.isFinite(scale) ? scale : 1 };
}
