import { useEffect, useRef } from 'react';

/** Calls `onSettled` with a value that has not changed for `delayMs`. Skips the first value. */
export function useDebounced(value: string, delayMs: number, onSettled: (value: string) => void): void {
  const latest = useRef(onSettled);
  const settled = useRef(value);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    if (settled.current === value) return undefined;
    const timer = setTimeout(() => {
      settled.current = value;
      latest.current(value);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delayMs]);
}
