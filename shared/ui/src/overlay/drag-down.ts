import type { PointerEvent } from 'react';
import { breakpoint } from '../theme/breakpoint';

/** A drag over this many pixels closes the sheet, as does one over a third of its height. */
const FAR_PX = 120;

/**
 * On phones, moves a sheet with the pointer that has pressed its title bar, and closes it if it was dragged far enough. A
 * sheet that may not be closed like this follows only a little and returns.
 */
export function dragDown(
  { currentTarget: bar, target, clientY: fromY, pointerId, isPrimary, button }: PointerEvent<HTMLElement>,
  { mayClose, onClose }: { readonly mayClose: boolean; readonly onClose: () => void },
): void {
  const box = bar.parentElement;
  if (!matchMedia(`(max-width: ${breakpoint.mobileMax / 16}em)`).matches) return;
  if (!box || !isPrimary || button !== 0 || (target instanceof Element && target.closest('button'))) return;
  const distance = (clientY: number) => Math.max(0, clientY - fromY);
  const stop = () => {
    bar.removeEventListener('pointermove', move);
    bar.removeEventListener('pointerup', release);
    bar.removeEventListener('pointercancel', giveBack);
    delete box.dataset['dragged'];
  };
  const giveBack = () => {
    stop();
    box.style.translate = '';
  };
  const move = ({ clientY }: { readonly clientY: number }) => {
    const dragged = distance(clientY);
    box.dataset['dragged'] = '';
    box.style.translate = `0 ${mayClose ? dragged : Math.sqrt(dragged)}px`;
  };
  const release = ({ clientY }: { readonly clientY: number }) => {
    const isFar = distance(clientY) > Math.min(FAR_PX, box.clientHeight / 3);
    if (!mayClose || !isFar) {
      giveBack();
      return;
    }
    stop();
    onClose();
    // The caller may keep it open.
    setTimeout(() => {
      if (bar.closest('dialog')) giveBack();
    });
  };
  bar.setPointerCapture(pointerId);
  bar.addEventListener('pointermove', move);
  bar.addEventListener('pointerup', release);
  bar.addEventListener('pointercancel', giveBack);
}
