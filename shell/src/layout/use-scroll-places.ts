import { useLocation, useNavigationType } from '@tiffin/router';
import { storedJson } from '@tiffin/storage';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reachScroll } from './reach-scroll';
import type { Reach } from './reach-scroll';

const stored = storedJson('sessionStorage', 'tiffin.scroll');

/**
 * Another screen begins at its top, the same screen stays where it is, and a place that the person comes back to (also by
 * loading the page anew) is where they left it.
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
    // The first place of every page that is loaded has the same key.
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

/** Whether this page was loaded anew or come back to, and not gone to. */
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
