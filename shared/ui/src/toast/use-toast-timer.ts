import { useEffect, useEffectEvent, useRef } from 'react';

const lifeMs = 6000;

/** Calls `onEnd` after 6 seconds without a pause. A pause keeps the remaining time. */
export function useToastTimer(paused: boolean, onEnd: () => void): void {
  const leftMs = useRef(lifeMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
