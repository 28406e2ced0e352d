import { nameParts } from './moving-parts';

/** A page that takes longer to render is shown without a transition, in milliseconds. */
const LONGEST_MS = 300;

type Move = {
  readonly before: readonly HTMLElement[];
  /** Returns false after a newer navigation, which then shows its own page. */
  readonly isCurrent: () => boolean;
  /** Shows the next page. */
  readonly show: () => void;
  /** Returns the parts of the next page that take the place of those before. */
  readonly after: () => readonly HTMLElement[];
  readonly onLate: () => void;
};

/** Shows the next page in a view transition that moves the parts before to where their parts after are. */
export function moveParts(page: Document, { before, isCurrent, show, after, onLate }: Move): void {
  const unname = nameParts(before);
  const transition = page.startViewTransition(async () => {
    unname();
    if (!isCurrent()) return transition.skipTransition();
    const isInTime = await isShownInTime(page, before, show);
    if (!isInTime) onLate();
    const parts = isInTime ? after() : [];
    if (parts.length === 0) return transition.skipTransition();
    const leave = nameParts(parts);
    transition.finished.then(leave, leave);
  });
  // Rejects when the transition is skipped. The page is shown all the same.
  transition.ready.catch(() => undefined);
}

/** Shows the next page. Resolves with true when it has taken the place of these elements, with false after the limit. */
function isShownInTime(page: Document, elements: readonly HTMLElement[], show: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isInTime: boolean): void => {
      observer.disconnect();
      clearTimeout(limit);
      resolve(isInTime);
    };
    const observer = new MutationObserver(() => {
      if (elements.every(({ isConnected }) => !isConnected)) end(true);
    });
    const limit = setTimeout(() => end(false), LONGEST_MS);
    observer.observe(page.body, { childList: true, subtree: true });
    show();
  });
}
