const KEY = 'excalibird.best';

export function loadBestScore(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    // Private windows and sandboxed frames refuse storage: the game goes on without it.
    return 0;
  }
}

export function saveBestScore(score: number): void {
  try {
    localStorage.setItem(KEY, String(score));
  } catch {
    // The best score then lasts until the page is closed.
  }
}
