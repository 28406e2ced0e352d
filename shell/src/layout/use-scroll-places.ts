import { useLocation, useNavigationType } from '@tiffin/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reachScroll } from './reach-scroll';

const KEY = 'tiffin.scroll';

/**
 * Another screen begins at its top, the same screen stays where it is, and a place that the person comes back to (also by
 * loading the page anew) is where they left it.
 */
export function useScrollPlaces(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [places] = useState(readPlaces);
  const here = useRef({ key, pathname: '' });

  useEffect(() => {
    const keep = (): void => void places.set(here.current.key, window.scrollY);
    const leave = (): void => {
      writePlaces(places);
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
    const isSameScreen = here.current.pathname === pathname;
    here.current = { key, pathname };
    if (type === 'POP') return reachScroll(places.get(key) ?? 0);
    if (!isSameScreen) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, places, type]);
}

function readPlaces(): Map<string, number> {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
    return new Map(pairs.flatMap((pair) => (isPlace(pair) ? [[pair[0], pair[1]] as const] : [])));
  } catch {
    return new Map();
  }
}

function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // Without storage a page that is loaded anew begins at its top.
  }
}

function isPlace(pair: unknown): pair is readonly [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}
