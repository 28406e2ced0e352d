/** `localStorage` outlives the tab, `sessionStorage` ends with it. */
export type StorageArea = 'localStorage' | 'sessionStorage';

type StoredText = {
  /** Returns the text, or null where there is none or storage is blocked. */
  readonly read: () => string | null;
  /** Returns whether the text is kept: false where storage is full or blocked. */
  readonly write: (text: string) => boolean;
  /** Returns whether storage could be reached. */
  readonly remove: () => boolean;
};

/** Returns access to one text in the browser's storage. Never throws. */
export function storedText(area: StorageArea, key: string): StoredText {
  return {
    read: () => {
      try {
        return globalThis[area].getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => succeeds(() => globalThis[area].setItem(key, text)),
    remove: () => succeeds(() => globalThis[area].removeItem(key)),
  };
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
