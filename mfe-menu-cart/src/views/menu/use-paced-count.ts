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
 * Returns how many of `total` pieces to render by now: `first` at once, then `step` more whenever the browser
 * is idle. So a menu of thousands never blocks input, but ends up complete for the browser's search and for
 * screen readers.
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
