import { useEffect, useState } from 'react';

/** True once `active` has held for `delayMs`; false at once when it ends. */
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
