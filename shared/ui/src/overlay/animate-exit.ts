/** Above this number of elements, styling the copy would delay the page's next frame. */
const MOST_ELEMENTS = 600;
const EXIT = { duration: 160, easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)', fill: 'forwards' } as const;

/**
 * Lets a dialog that is already removed slide out. The dialog's own elements move into a layer that nobody can press or
 * read, so the page works meanwhile.
 *
 * @param dialog the removed dialog, whose first element child is its box
 * @param scrollTop the scroll position that its scrolling part had
 */
export function animateExit(dialog: HTMLDialogElement, host: HTMLElement, scrollTop: number): void {
  const box = dialog.firstElementChild;
  if (!(box instanceof HTMLElement) || !host.isConnected || !maySlideOut(box)) return;
  const layer = document.createElement('div');
  layer.className = dialog.className;
  layer.inert = true;
  layer.ariaHidden = 'true';
  layer.dataset['leaving'] = '';
  // A dialog that opens meanwhile may have the same ids and the same groups of radio buttons.
  for (const named of box.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  layer.append(box);
  host.append(layer);
  const scroller = scrollerOf(box);
  if (scrollTop > 0 && scroller) scroller.scrollTop = scrollTop;
  const end = () => {
    layer.remove();
  };
  const isDragged = box.style.translate !== '';
  box.animate({ translate: isDragged ? '0 100%' : '0 64px', opacity: 0 }, EXIT).finished.then(end, end);
}

/** Returns the part of a dialog that scrolls. */
export function scrollerOf(box: Element): Element | null {
  return box.querySelector('[data-scrolls]');
}

function maySlideOut(box: Element): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    // A frame that is moved loads again.
    box.querySelector('iframe') === null &&
    box.getElementsByTagName('*').length <= MOST_ELEMENTS
  );
}
