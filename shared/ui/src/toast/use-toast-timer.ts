import { useEffect, useRef } from 'react';

const lifeMs = 6000;

/** Calls `onEnd` after 6 seconds without a pause. A pause keeps the remaining time. */
export function useToastTimer(paused: boolean, onEnd: () => void): void {
  const leftMs = useRef(lifeMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      end.current();
    }, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
