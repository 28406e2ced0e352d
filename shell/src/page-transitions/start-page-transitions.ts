import { savesData } from '@tiffin/federation';
import { limitTo } from '@tiffin/config/time-limit';
import { startTransition } from 'react';
import type { ReachedPages } from '../boot/load-by-intent';
import { moveParts } from './move-parts';
import { hasCards, partsOfCard, partsOfHead } from './moving-parts';
import { transitionStyle } from './transition-style';
import { watchSwipes } from './watch-swipes';
import { whenSlow } from './when-slow';
import type { ShownHistory } from './with-page-transitions';

/** How long a page that somebody has pressed stays while the data of the next one arrives, in milliseconds. */
const LONGEST_WAIT_MS = 300;

/**
 * Moves picture and name of a card into the head of the page that it links to, and back, by view transitions of the browser.
 * Shows every other page at once, and all pages where the person reduces motion or saves data, and on a slow device: the
 * browser first keeps a picture of the page before, which takes it longer than rendering the next one. The screen is frozen
 * until the next page is rendered, so only a page whose code and data are in the browser moves.
 *
 * Such a page is rendered without a pause. In a transition, React pauses every 5 ms, and after each pause the browser
 * computes the styles of the whole page again, because rendering has added rules: half of the time on a slow phone.
 */
export function startPageTransitions(history: ShownHistory, { isReady, whenRead }: ReachedPages): void {
  const page = document;
  const canMove = typeof page.startViewTransition === 'function';
  const [listPages, shownPages] = [new Set<string>(), new Set<string>()];
  const isSwiped = watchSwipes();
  let isTooSlow = false;
  if (canMove) {
    addStyle(page);
    whenSlow(() => (isTooSlow = true));
  }
  /** The path of the page on the screen. */
  let here = window.location.pathname;
  let newest: object;

  const partsBefore = (to: string): readonly HTMLElement[] => {
    if (!canMove || isTooSlow || !mayMove() || isSwiped()) return [];
    return listPages.has(to) ? partsOfHead(page) : partsOfCard(page, to);
  };
  history.onShow = (update, show) => {
    newest = update;
    const to = update.location.pathname;
    // The query says what is open on the same page.
    if (here === to) return show();
    const leave = (): void => {
      shownPages.add(here);
      if (hasCards(page)) listPages.add(here);
      here = to;
    };
    const showReady = (): void => {
      const [from, before] = [here, partsBefore(to)];
      leave();
      if (before.length === 0) return show();
      moveParts(page, {
        before,
        isCurrent: () => newest === update,
        show,
        after: () => (listPages.has(to) ? partsOfCard(page, from) : partsOfHead(page)),
        onLate: () => (isTooSlow = true),
      });
    };
    const showSoon = (): void => {
      leave();
      startTransition(show);
    };
    const isShowable = (): boolean => shownPages.has(to) || isReady(to);
    if (isShowable()) return showReady();
    const read = whenRead(to);
    if (!read) return showSoon();
    void limitTo(LONGEST_WAIT_MS, read, undefined).then(() => {
      if (newest === update) (isShowable() ? showReady : showSoon)();
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
