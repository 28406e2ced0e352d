import { mayMove } from './may-move';

const SIZE = 72;
/** The bar of a first dish comes with one of the next frames. */
const MOST_FRAMES = 20;
const FLIGHT = { duration: 420, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' } as const;
const LANDING = [{ translate: '0 0' }, { translate: '0 -4px' }, { translate: '0 0' }];

/**
 * Lets a copy of the dish's picture fly from its dialog into the cart: into the bar on phones, into the column on desktops. It
 * takes no presses, and nothing waits for it. Call it before the dialog is removed.
 *
 * @param pressed the button in the dialog that adds the dish
 */
export function flyToCart(pressed: Element): void {
  const picture = pressed.closest('dialog')?.querySelector('img');
  if (!picture || !mayMove()) return;
  const from = picture.getBoundingClientRect();
  const { currentSrc } = picture;
  const flyWhenShown = (frames: number): void => {
    const cart = shownCart();
    if (cart) fly(plateOf(currentSrc), from, cart);
    else if (frames > 0) requestAnimationFrame(() => flyWhenShown(frames - 1));
  };
  requestAnimationFrame(() => flyWhenShown(MOST_FRAMES));
}

function shownCart(): HTMLElement | undefined {
  const carts = document.querySelectorAll<HTMLElement>('[data-cart-bar], [data-cart-column]');
  return [...carts].find((cart) => cart.getClientRects().length > 0);
}

function plateOf(src: string): HTMLImageElement {
  const plate = document.createElement('img');
  Object.assign(plate, { src, alt: '', ariaHidden: 'true' });
  Object.assign(plate.style, {
    position: 'fixed',
    zIndex: 'var(--z-toast)',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: '50%',
    objectFit: 'cover',
    boxShadow: 'var(--lift-2)',
    pointerEvents: 'none',
  });
  return plate;
}

function fly(plate: HTMLImageElement, from: DOMRect, cart: HTMLElement): void {
  const to = cart.getBoundingClientRect();
  const [left, top] = [to.left + Math.min(to.width / 2, 120) - SIZE / 2, to.top + 36 - SIZE / 2];
  Object.assign(plate.style, { left: `${left}px`, top: `${top}px` });
  const [x, y] = [from.left + from.width / 2 - SIZE / 2 - left, from.top + from.height / 2 - SIZE / 2 - top];
  plate.dataset['flying'] = '';
  document.body.append(plate);
  const flight = plate.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(2)` },
      { transform: 'scale(0.5)', opacity: 1, offset: 0.9 },
      { transform: 'scale(0.3)', opacity: 0 },
    ],
    FLIGHT,
  );
  const land = (): void => {
    plate.remove();
    cart.animate(LANDING, { duration: 200 });
  };
  flight.finished.then(land, land);
}
