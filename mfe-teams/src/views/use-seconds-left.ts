import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until a time in milliseconds since 1970. Renders the component again every second
 * until then.
 */
export function useSecondsLeft(untilMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((untilMs - now) / 1000));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isCounting, untilMs]);
  return left;
}
