import { useLocation, useNavigationType } from '@tiffin/router';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The header's search asks by this fragment to show what it finds. */
const FRAGMENT = '#nearby-merchants';

type Reveal = {
  /** True if the list is shorter than everything nearby. */
  readonly isNarrowed: boolean;
  /** True when the results are on the screen. */
  readonly isReady: boolean;
  readonly section: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
};

/**
 * Scrolls to the results when they come: of a link with a search, and of each search in the header, which also moves
 * the focus there. A person who comes back keeps the position that the page has restored.
 */
export function useRevealResults({ isNarrowed, isReady, section, heading }: Reveal): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const arrivedNarrowed = useRef(isNarrowed);
  const seenKey = useRef<string>(null);
  useEffect(() => {
    if (!isReady || seenKey.current === key) return;
    const isAsked = hash === FRAGMENT && type !== 'POP';
    const isArrival = seenKey.current === null && arrivedNarrowed.current && window.scrollY === 0;
    seenKey.current = key;
    if (!isAsked && !isArrival) return;
    section.current?.scrollIntoView({ block: 'start' });
    if (isAsked) heading.current?.focus({ preventScroll: true });
  }, [hash, heading, isReady, key, section, type]);
}
