/** The presses that the page has kept since it was shown, see `server/html/before-hydration.js`. */
type KeptPresses = {
  readonly targets: Element[];
  /** A selector: presses outside of these elements are not kept. */
  within: string;
  readonly stop: () => void;
};

/** Gives the kept presses to the part of the page that works by now: all around the screen, or the whole page. */
export function repeatPresses(page: Window, part: 'frame' | 'whole'): void {
  const kept: unknown = Reflect.get(page, 'tiffinPresses');
  if (!isKept(kept)) return;
  if (part === 'whole') kept.stop();
  kept.within = '#root main';
  const isDue = (target: Element): boolean => part === 'whole' || !target.matches('main *');
  const due = kept.targets.filter(isDue);
  kept.targets.splice(0, kept.targets.length, ...kept.targets.filter((target) => !isDue(target)));
  for (const target of due) if (target instanceof HTMLElement) target.click();
}

function isKept(value: unknown): value is KeptPresses {
  return typeof value === 'object' && value !== null && 'targets' in value && 'stop' in value;
}
