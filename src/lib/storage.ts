type Area = 'localStorage' | 'sessionStorage';

function report(error: unknown): void {
  console.warn('Browser storage is not available; the choice will not be remembered.', error);
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    report(error);
    return otherwise;
  }
}

/** Reads a stored value; storage that fails is logged and acts as empty. */
export const readStored = (key: string, area: Area = 'localStorage'): string | null =>
  attempt(() => globalThis[area].getItem(key), null);

/** Returns whether the value was stored. */
export const writeStored = (key: string, value: string, area: Area = 'localStorage'): boolean =>
  attempt(() => {
    globalThis[area].setItem(key, value);
    return true;
  }, false);

export const removeStored = (key: string, area: Area = 'localStorage'): void =>
  attempt(() => globalThis[area].removeItem(key), undefined);
