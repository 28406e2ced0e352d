import { savesData } from '@tiffin/federation';
import { startTransition } from 'react';
import { moveParts } from './move-parts';
import { hasCards, partsOfCard, partsOfHead } from './moving-parts';
import { transitionStyle } from './transition-style';
import { watchSwipes } from './watch-swipes';
import type { ShownHistory } from './with-page-transitions';

/**
 * Moves picture and name of a card into the head of the page that it links to, and back, by view transitions of the browser.
 * Shows every other page at once, and all pages where the person reduces motion or saves data, and after a page that was not
 * rendered in time: this device is too slow. `isReady` says whether code and data of a path are in the browser, because the
 * screen is frozen until the next page is rendered.
 *
 * What is ready is rendered without a pause. In a transition, React pauses every 5 ms, and after each pause the browser
 * computes the styles of the whole page again, because rendering has added rules: half of the time on a slow phone.
 */
export function startPageTransitions(history: ShownHistory, isReady: (path: string) => boolean): void {
  const page = document;
  const canMove = typeof page.startViewTransition === 'function';
  if (canMove) addStyle(page);
  const [listPages, shownPages] = [new Set<string>(), new Set<string>()];
  const isSwiped = watchSwipes();
  let isTooSlow = false;
  let here = window.location.pathname;
  let newest: object;

  const partsBefore = (to: string): readonly HTMLElement[] => {
    if (!canMove || isTooSlow || !mayMove() || isSwiped()) return [];
    return listPages.has(to) ? partsOfHead(page) : partsOfCard(page, to);
  };
  history.onShow = (update, show) => {
    const [from, to] = [here, update.location.pathname];
    [here, newest] = [to, update];
    // The query says what is open on the same page.
    if (from === to) return show();
    shownPages.add(from);
    if (hasCards(page)) listPages.add(from);
    if (!shownPages.has(to) && !isReady(to)) return startTransition(show);
    const before = partsBefore(to);
    if (before.length === 0) return show();
    moveParts(page, {
      before,
      isCurrent: () => newest === update,
      show,
      after: () => (listPages.has(to) ? partsOfCard(page, from) : partsOfHead(page)),
      onLate: () => (isTooSlow = true),
    });
  };
}

function addStyle(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(transitionStyle);
  page.adoptedStyleSheets.push(sheet);
}

function mayMove(): boolean {
  return !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
