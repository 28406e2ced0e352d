import { useLocation, useNavigationType } from '@tiffin/router';
import { storedJson } from '@tiffin/config/storage';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reachScroll } from './reach-scroll';
import type { Reach } from './reach-scroll';

const stored = storedJson('sessionStorage', 'tiffin.scroll');

/**
 * Scrolls a new screen to the top and restores the position when the person comes back, also after a reload. A
 * navigation on the same screen keeps the position.
 */
export function useScrollPositions(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  const reach = useRef<Reach>(null);
  const here = useRef<{ readonly entry: string; readonly pathname: string } | null>(null);

  useEffect(() => {
    const keep = (): void => {
      if (here.current && !reach.current?.isUnderWay()) positions.set(here.current.entry, window.scrollY);
    };
    const leave = (): void => {
      stored.write([...positions]);
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
    };
  }, [positions]);
  useLayoutEffect(() => {
    const before = here.current;
    // The router gives the first location of every page load the same key.
    const entry = `${key} ${pathname}`;
    here.current = { entry, pathname };
    if (before === null && !isComeBackTo()) return undefined;
    if (type === 'POP') {
      reach.current = reachScroll(positions.get(entry) ?? 0);
      return reach.current.stop;
    }
    if (before?.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, positions, type]);
}

/** Returns whether this page was reloaded or restored from the history. */
function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation !== undefined &&
    'type' in navigation &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  );
}

function readPositions(): Map<string, number> {
  const value = stored.read();
  const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(pairs.flatMap((pair) => (isPosition(pair) ? [[pair[0], pair[1]] as const] : [])));
}

function isPosition(pair: unknown): pair is readonly [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}
