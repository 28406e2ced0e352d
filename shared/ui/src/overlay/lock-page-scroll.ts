let locks = 0;
let unlock: () => void = () => undefined;

/** Keeps the page from scrolling. Returns the function that ends it. The page scrolls again when every lock has ended. */
export function lockPageScroll(): () => void {
  locks += 1;
  if (locks === 1) unlock = lock(document.documentElement);
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/** Keeps the width of a scroll bar that takes room, so that nothing moves. */
function lock({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
