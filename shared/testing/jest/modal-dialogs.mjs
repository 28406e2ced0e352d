const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * Adds modal dialogs and the animation of elements to a window of jsdom, which has neither. Animations end at once. As in browsers, a modal dialog takes the focus and gives it
 * back, and the rest of the page is out of reach: here by `aria-hidden`, which Testing Library respects.
 */
export function addModalDialogs({ HTMLDialogElement, Element, Event, document }) {
  const shown = new WeakMap();
  Element.prototype.animate ??= () => ({ finished: Promise.resolve() });

  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open || !this.isConnected) throw new Error('Only a closed dialog in the document can be shown.');
    this.open = true;
    const hidden = hideAround(this);
    shown.set(this, { hidden, before: document.activeElement });
    this.querySelector(FOCUSABLE)?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const { hidden = [], before } = shown.get(this) ?? {};
    hidden.forEach((element) => element.removeAttribute('aria-hidden'));
    before?.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function hideAround(dialog) {
  const hidden = [];
  for (let inside = dialog; inside.parentElement; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && !sibling.hasAttribute('aria-hidden')) {
        sibling.setAttribute('aria-hidden', 'true');
        hidden.push(sibling);
      }
  return hidden;
}
