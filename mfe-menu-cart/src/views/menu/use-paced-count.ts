import { startTransition, useEffect, useState } from 'react';

const later: (work: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (work) => {
        const handle = requestIdleCallback(work, { timeout: 500 });
        return () => {
          cancelIdleCallback(handle);
        };
      }
    : (work) => {
        const handle = setTimeout(work, 16);
        return () => {
          clearTimeout(handle);
        };
      };

/**
 * How many of `total` pieces to show by now: `first` at once, then `step` more whenever the browser is idle, so that a
 * menu of thousands never holds up a gesture and still ends up whole, for finding in the page and for those who listen.
 */
export function usePacedCount(total: number, first: number, step: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return undefined;
    return later(() => {
      startTransition(() => {
        setShown((count) => count + step);
      });
    });
  }, [shown, total, step]);
  return Math.min(shown, total);
}
