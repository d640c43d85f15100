export interface BestScore {
  readonly value: number;
  /** Remembers the score if it beats the best one, and says whether it did. */
  submit(score: number): boolean;
}

/** Keeps the best score in the browser; where storage is refused, as in a sandbox, until the page is closed. */
export function createBestScore(key: string): BestScore {
  let best = read(key);
  return {
    get value() {
      return best;
    },
    submit(score) {
      if (score <= best) return false;
      best = score;
      write(key, score);
      return true;
    },
  };
}

function read(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

function write(key: string, score: number): void {
  try {
    localStorage.setItem(key, String(score));
  } catch {
    // The score then lives as long as the game runs.
  }
}
