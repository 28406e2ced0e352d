import { useEffect, useState } from 'react';

const LONGEST_MS = 3000;
/** Where the browser does not tell. */
const GUESS_MS = 300;

/** False until the browser has time to spare: for what the first picture of a screen does not need. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const done = (): void => setIsAfter(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(done, GUESS_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(done, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isAfter;
}
