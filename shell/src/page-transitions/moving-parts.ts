/**
 * Classes of the parts that move between a link's card and the head of the page behind it. A page has at most one of each outside
 * links. The class is also the name of the part in the view transition.
 */
const PARTS = ['move-picture', 'move-name'] as const;

/** Returns whether the page shows links with parts that can move. */
export function hasCards(page: Document): boolean {
  return page.querySelector(`a .${PARTS[0]}`) !== null;
}

/** Returns the visible parts of one card that links to `path`: of the card that has the focus, if it does. */
export function partsOfCard(page: Document, path: string): readonly HTMLElement[] {
  const cards = [...page.querySelectorAll('a')]
    .filter((link) => link.pathname === path)
    .map((link) => ({ link, parts: visible([...link.querySelectorAll<HTMLElement>(anyPart)]) }))
    .filter(({ parts }) => parts.length > 0);
  return (cards.find(({ link }) => link === page.activeElement) ?? cards[0])?.parts ?? [];
}

/** Returns the visible parts of the page's head. */
export function partsOfHead(page: Document): readonly HTMLElement[] {
  const parts = [...page.querySelectorAll<HTMLElement>(anyPart)];
  return visible(parts.filter((part) => !part.closest('a')));
}

/** Names the parts for a view transition. Returns a function that takes the names away. */
export function nameParts(parts: readonly HTMLElement[]): () => void {
  parts.forEach((part) => {
    part.style.viewTransitionName = PARTS.find((name) => part.classList.contains(name)) ?? '';
  });
  return () => {
    parts.forEach((part) => {
      part.style.viewTransitionName = '';
    });
  };
}

const anyPart = PARTS.map((name) => `.${name}`).join();

function visible(parts: readonly HTMLElement[]): readonly HTMLElement[] {
  return parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
