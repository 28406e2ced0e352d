import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls the dishes under the bar when a search or a diet changes them: the search is always in view, its results may
 * be anywhere. A page that opens with a search stays at its top.
 *
 * @param what what the dishes are narrowed to, in words
 */
export function useResultsInView(what: string): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(what);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    results.current?.scrollIntoView({ block: 'start' });
  }, [what]);
  return results;
}
