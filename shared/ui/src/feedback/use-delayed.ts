import { useEffect, useState } from 'react';

/** Returns true once `active` has been true for `delayMs`, and false as soon as it ends. */
export function useDelayed(active: boolean, delayMs = 300): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => {
      setPassed(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delayMs]);
  return active && passed;
}
