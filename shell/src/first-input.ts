import { limitTo } from '@tiffin/config/time-limit';

/** A person who only reads, also with a screen reader, sends no event. */
const LONGEST_MS = 5000;
const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

let given = Promise.resolve();

/** Begins to listen for the first input. Call it when the page starts. */
export function awaitFirstInput(page: Window): void {
  given = new Promise((resolve) => {
    const end = (event: Event): void => {
      // Chromium moves a pointer that rests where the page has changed.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
        return;
      EVENTS.forEach((name) => page.removeEventListener(name, end, true));
      resolve();
    };
    EVENTS.forEach((name) => page.addEventListener(name, end, { capture: true, passive: true }));
  });
}

/** Resolves when somebody has pointed, touched, turned the wheel or pressed a key since the page started, or after 5 s. */
export function firstInput(): Promise<void> {
  return limitTo(LONGEST_MS, given, undefined);
}
