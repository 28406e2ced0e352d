import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const RISE = { duration: 520, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/**
 * Returns a ref to an element that rises into its place each time the value changes, not at first. The new words are there
 * at once. With reduced motion they only change.
 */
export function useMoved(value: string): RefObject<HTMLDivElement | null> {
  const moved = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    moved.current?.animate(
      [
        { translate: '0 24px', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      RISE,
    );
  }, [value]);
  return moved;
}
