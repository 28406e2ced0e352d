import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a dialog above the keyboard of a phone, which covers the page without changing its size. It sets
 * `--above-keyboard` and `--below-top` of the element, in pixels.
 */
export function useKeyboardRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // A page that is zoomed in shows less of itself, too.
      const isKeyboard = view.scale === 1 && view.height < window.innerHeight - 1;
      const hidden = window.innerHeight - view.height - view.offsetTop;
      ref.current?.style.setProperty('--above-keyboard', `${isKeyboard ? Math.max(0, hidden) : 0}px`);
      ref.current?.style.setProperty('--below-top', `${isKeyboard ? view.offsetTop : 0}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
