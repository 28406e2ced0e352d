import { storedText } from './stored-text';

const PREFIX = 'tiffin.personal.';

/** Returns access to a text about the people who use this browser. Signing out removes it. */
export function personalText(name: string): ReturnType<typeof storedText> {
  return storedText('localStorage', PREFIX + name);
}

/** Removes every personal text of this browser. Never throws. */
export function removePersonalTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage has nothing to remove.
  }
}
