import { useEffect, useRef } from 'react';

/**
 * Calls `tell` with a value 500 ms after its last change (specification 9, search). Skips the first value.
 */
export function useDebounced(value: string, tell: (value: string) => void): void {
  const latest = useRef(tell);
  const told = useRef(value);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (told.current === value) return undefined;
    const timer = setTimeout(() => {
      told.current = value;
      latest.current(value);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
}
