import { serverNow } from '@tiffin/api';
import { useEffect, useState } from 'react';

/** Returns whether an instant of the services' clock, in milliseconds, is still ahead. It updates when it comes. */
export function useIsBefore(at: number): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    const leftMs = at - serverNow();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => {
      setPassed(at);
    }, leftMs);
    return () => {
      clearTimeout(timer);
    };
  }, [at]);
  return passed !== at && serverNow() < at;
}
