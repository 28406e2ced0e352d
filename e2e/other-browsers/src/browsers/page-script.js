// Runs in the pages of every browser, after Testing Library, which knows roles and names.
globalThis.tiffinPage = {
  /**
   * Returns the first control that a person can press, or null. Scrolls it into view. There is none while the page is the
   * server's HTML, and while the control moves: only one that is where it was at the last question counts.
   */
  find({ role, name, isInDialog, isChecked }) {
    if ('tiffinPresses' in globalThis) return null;
    const { queryAllByLabelText, queryAllByRole } = globalThis.TestingLibraryDom;
    const roots = isInDialog ? queryAllByRole(document.body, 'dialog') : [document.body];
    const pattern = new RegExp(name);
    const options = { name: pattern, ...(isChecked && { checked: true }) };
    const found = roots.flatMap((root) =>
      role === 'password' ? queryAllByLabelText(root, pattern) : queryAllByRole(root, role, options),
    );
    const reached = found.map(pressable).find((element) => isInReach(element));
    return reached && standsStill(reached) ? reached : null;
  },

  /** Returns the frame with this title, or null. Scrolls it into view. */
  findFrame(title) {
    const [frame = null] = globalThis.TestingLibraryDom.queryAllByTitle(document.body, title);
    frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return frame;
  },

  /** Answers once the page has been drawn again: WebKit takes pictures of what it has drawn. */
  isDrawn: () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    }),

  text: () => document.body.innerText,

  openDialogs: () => globalThis.TestingLibraryDom.queryAllByRole(document.body, 'dialog').length,

  /** Names what still loads or moves, so that a picture shows the page as it stays. Empty: nothing. */
  unrest: () =>
    [
      ...(document.fonts.status === 'loaded' ? [] : ['typefaces']),
      ...[...document.querySelectorAll('[data-skeleton]')].filter(isShown).map(() => 'a skeleton'),
      ...[...document.images].filter((image) => isShown(image) && !image.complete).map(({ src }) => src),
      ...document.getAnimations().filter(isMoving).map(nameOf),
    ].join(', '),
};

/** Returns the label of a radio button, which lies over it. */
function pressable(element) {
  return (element.type === 'radio' && element.labels?.[0]) || element;
}

function isInReach(element) {
  if (element.disabled || element.getAttribute('aria-disabled') === 'true') return false;
  if (isShown(element) && (isOnTop(element) || isPinned(element))) return isOnTop(element);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop(element);
}

/** Returns whether an element stays on the screen while the page scrolls, so that scrolling uncovers nothing. */
function isPinned(element) {
  if (!element) return false;
  return /fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement);
}

const places = new WeakMap();

function standsStill(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const isThere = places.get(element) === place;
  places.set(element, place);
  return isThere;
}

function isOnTop(element) {
  const [box] = element.getClientRects();
  if (!box) return false;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return element.contains(top);
}

function isShown(element) {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}

/** Returns whether a movement that ends has not ended. */
function isMoving({ playState, effect }) {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}

function nameOf({ animationName, transitionProperty, effect }) {
  return `${animationName ?? transitionProperty ?? 'a script'} moves a ${effect?.target?.localName}`;
}
