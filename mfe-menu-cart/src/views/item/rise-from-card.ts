import { mayMove } from './may-move';

const RISE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/**
 * Lets the picture of a dish's card grow into the picture of its dialog. It begins after the dialog is painted, so the dialog
 * never waits for it. Without a card in view the dialog only rises.
 */
export function riseFromCard(itemId: string): void {
  if (!mayMove()) return;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const cards = document.querySelectorAll(`a[data-item="${CSS.escape(itemId)}"] img`);
      const from = [...cards].map((card) => card.getBoundingClientRect()).find(isInView);
      const dialog = document.querySelector('dialog[open]:has([data-scrolls] img)');
      const picture = dialog?.querySelector('[data-scrolls] img');
      if (from && dialog && picture instanceof HTMLImageElement) rise(from, picture, dialog);
    });
  });
}

function rise(from: DOMRect, picture: HTMLImageElement, dialog: Element): void {
  const to = picture.getBoundingClientRect();
  if (to.height === 0) return;
  const top = to.top - offsetOf(dialog.firstElementChild);
  const plate = document.createElement('img');
  Object.assign(plate, { src: picture.currentSrc, alt: '', ariaHidden: 'true' });
  Object.assign(plate.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    maxWidth: 'none',
    objectFit: 'cover',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  plate.dataset['flying'] = '';
  dialog.append(plate);
  const [x, y] = [from.left - to.left, from.top - top];
  const start = {
    transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
  };
  picture.animate({ opacity: [0, 0] }, RISE.duration);
  const remove = (): void => {
    plate.remove();
  };
  plate
    .animate([{ ...start, borderRadius: '15px' }, { transform: 'none' }], RISE)
    .finished.then(remove, remove);
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}

/** Returns how far below its place the rising box of the dialog still is, in px. */
function offsetOf(box: Element | null): number {
  const [, y = '0'] = box ? getComputedStyle(box).translate.split(' ') : [];
  return Number.parseFloat(y) || 0;
}
