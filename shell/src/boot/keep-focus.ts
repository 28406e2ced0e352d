/**
 * Keeps the focus near its place when the element that has it goes away: on the element that takes its place under the same
 * name, on the field beside it, or on the nearest part of the page around it. Without this it falls to the body, and screen
 * readers start at the top again. Returns a function that ends it.
 */
export function keepFocus(page: Document): () => void {
  let last: Place | undefined;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? placeOf(target) : undefined;
  };
  const isLost = (): boolean => last !== undefined && isOnBody(page) && !isThere(last.element);
  const check = (): void => {
    // Later, because whoever took the element away may move the focus.
    if (isLost()) setTimeout(() => last && isLost() && focusNear(last));
  };
  const observer = new MutationObserver(check);
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', note);
  page.addEventListener('focusout', check);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', note);
    page.removeEventListener('focusout', check);
  };
}

/** An element, and what is around it: an element that was removed no longer knows. */
type Place = { readonly element: HTMLElement; readonly around: readonly HTMLElement[] };

function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
    around.push(part);
  return { element, around };
}

function focusNear({ element, around }: Place): void {
  const part = around.find(isThere);
  // A button that clears a field goes away with the text.
  const field = part === around[0] ? part?.querySelector('input') : undefined;
  const target = part && (sameIn(part, element) ?? field ?? part);
  if (!target) return;
  if (target === part && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

function sameIn(part: HTMLElement, gone: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(gone.tagName)].find(
    (element) => nameOf(element) === nameOf(gone) && isThere(element),
  );
}

function nameOf(element: HTMLElement): string | null {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility();
}

function isOnBody({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}
