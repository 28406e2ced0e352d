import { useHydrated } from '@tiffin/screen-parts';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

const LONGEST_MS = 500;
const GUESS_MS = 16;

/** How many a server renders at most, for readers without JavaScript and search engines: most menus in full. */
const MOST_ON_SERVER = 25;

/**
 * Returns how many of `total` pieces to render by now: `first` at once, then `step` more whenever the browser
 * is idle. So a menu of thousands never blocks input, but ends up complete for the browser's search and for
 * screen readers. A page from a server has almost all from the start.
 */
export function usePacedCount(total: number, first: number, step: number): number {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(isHydrated ? first : Math.max(first, Math.min(total, MOST_ON_SERVER)));
  useEffect(() => {
    if (shown >= total) return undefined;
    const render = () => {
      startTransition(() => {
        setShown((count) => count + step);
      });
    };
    return whenIdle(render, LONGEST_MS, GUESS_MS);
  }, [shown, total, step]);
  return Math.min(shown, total);
}
