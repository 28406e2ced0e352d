type Added = readonly [type: string, listener: EventListenerOrEventListenerObject];

/**
 * Runs `work` and returns a function that undoes what it added to the document and the window: listeners, and
 * properties such as React's mark that it listens. React never removes its listener on the document.
 */
export function withOwnListeners<Result>(work: () => Result): {
  readonly result: Result;
  readonly undo: () => void;
} {
  const added: Added[] = [];
  const before = new Set([...Object.keys(document), ...Object.keys(window)]);
  document.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    if (listener) added.push([type, listener]);
    EventTarget.prototype.addEventListener.call(document, type, listener, options);
  };
  try {
    const result = work();
    const marks = [document, window].map((holder) => ({
      holder,
      names: Object.keys(holder).filter((name) => !before.has(name)),
    }));
    const undo = (): void => {
      for (const [type, listener] of added) document.removeEventListener(type, listener);
      for (const { holder, names } of marks) for (const name of names) Reflect.deleteProperty(holder, name);
    };
    return { result, undo };
  } finally {
    Reflect.deleteProperty(document, 'addEventListener');
  }
}
