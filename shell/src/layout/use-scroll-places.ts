import { useLocation, useNavigationType } from '@tiffin/router';
import { storedJson } from '@tiffin/storage';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reachScroll } from './reach-scroll';
import type { Reach } from './reach-scroll';

const stored = storedJson('sessionStorage', 'tiffin.scroll');

/**
 * Scrolls a new screen to the top and restores the position when the person comes back, also after a reload. A
 * navigation on the same screen keeps the position.
 */
export function useScrollPlaces(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [places] = useState(readPlaces);
  const reach = useRef<Reach>(null);
  const here = useRef<{ readonly place: string; readonly pathname: string } | null>(null);

  useEffect(() => {
    const keep = (): void => {
      if (here.current && !reach.current?.isUnderWay()) places.set(here.current.place, window.scrollY);
    };
    const leave = (): void => {
      stored.write([...places]);
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
    };
  }, [places]);
  useLayoutEffect(() => {
    const before = here.current;
    // The router gives the first location of every page load the same key.
    const place = `${key} ${pathname}`;
    here.current = { place, pathname };
    if (before === null && !isComeBackTo()) return undefined;
    if (type === 'POP') {
      reach.current = reachScroll(places.get(place) ?? 0);
      return reach.current.stop;
    }
    if (before?.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, places, type]);
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

function readPlaces(): Map<string, number> {
  const value = stored.read();
  const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(pairs.flatMap((pair) => (isPlace(pair) ? [[pair[0], pair[1]] as const] : [])));
}

function isPlace(pair: unknown): pair is readonly [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}
