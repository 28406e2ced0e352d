import { useDeferredValue, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { animateExit, scrollerOf } from './animate-exit';
import { lockPageScroll } from './lock-page-scroll';
import { rememberFocus } from './return-focus';

type ShownModal = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly host: HTMLElement | null;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /**
   * Called if Escape is pressed before it is modal, or if the browser closes it by itself. It is shown again then, because
   * only the caller removes it.
   */
  readonly onForced: () => void;
};

/** Shows a rendered dialog as a modal one until it is removed. */
export function useShownModal({ ref, host, initialFocus, onForced }: ShownModal): void {
  const tellForced = useEffectEvent(onForced);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !host) return undefined;
    const returnFocus = rememberFocus();
    dialog.open = true;
    focus(initialFocus);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !modal.has(dialog)) tellForced();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      const scrollTop = scrollerOf(dialog)?.scrollTop ?? 0;
      dialog.close();
      returnFocus();
      // React has removed it by then, unless a Suspense boundary only hides it.
      queueMicrotask(() => {
        if (!dialog.isConnected) animateExit(dialog, host, scrollTop);
      });
    };
  }, [ref, initialFocus, host]);
  // Making the page inert and locking its scroll visit every element, so they come after the dialog's first paint.
  const isDrawn = useDeferredValue(host !== null, false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isDrawn) return undefined;
    if (show(dialog)) focus(initialFocus);
    const showAgain = () => {
      if (dialog.open) return;
      dialog.showModal();
      tellForced();
    };
    dialog.addEventListener('close', showAgain);
    const unlock = lockPageScroll();
    return () => {
      dialog.removeEventListener('close', showAgain);
      modal.delete(dialog);
      unlock();
    };
  }, [ref, initialFocus, host, isDrawn]);
}

function focus(element: ShownModal['initialFocus']): void {
  element?.current?.focus();
}

const modal = new WeakSet<HTMLDialogElement>();

/** Makes a dialog modal, after the dialog around it, which would cover it otherwise. Returns false if it was modal. */
function show(dialog: HTMLDialogElement): boolean {
  if (modal.has(dialog)) return false;
  const around = dialog.parentElement?.closest('dialog');
  if (around) show(around);
  dialog.open = false;
  dialog.showModal();
  modal.add(dialog);
  return true;
}
