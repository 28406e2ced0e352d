/**
 * Remembers the element that has the focus, and where it is. Returns a function that gives the focus back to it, or to
 * the nearest focusable element around it if it is gone. It changes nothing if something else has the focus by then.
 */
export function rememberFocus(): () => void {
  const places = [...around(deepest(document.activeElement))];
  return () => {
    // Later, because whoever closed the dialog may move the focus.
    setTimeout(() => {
      const main = document.querySelector('main');
      for (const place of main ? [...places, main] : places) {
        if (!isFocusLost()) return;
        if (place.isConnected) place.focus({ preventScroll: true });
      }
    });
  };
}

/** Returns the focused element itself if a shadow root contains it. */
function deepest(focused: Element | null): Element | null {
  const inside = focused?.shadowRoot?.activeElement;
  return inside ? deepest(inside) : focused;
}

function* around(element: Element | null): Generator<HTMLElement> {
  for (let place = element; place; place = parentOf(place)) {
    if (place instanceof HTMLElement && place !== document.body) yield place;
  }
}

function parentOf(element: Element): Element | null {
  const { parentNode } = element;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}
