import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { animateExit, scrollerOf } from './animate-exit';
import { lockPageScroll } from './lock-page-scroll';
import { rememberFocus } from './return-focus';

type ShownModal = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly host: HTMLElement | null;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Called if the browser closes it by itself. It is shown again, because only the caller removes it. */
  readonly onForced: () => void;
};

/** Shows a rendered dialog as a modal one until it is removed. */
export function useShownModal({ ref, host, initialFocus, onForced }: ShownModal): void {
  const tellForced = useEffectEvent(onForced);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !host) return undefined;
    const returnFocus = rememberFocus();
    dialog.showModal();
    initialFocus?.current?.focus();
    const showAgain = () => {
      if (dialog.open) return;
      dialog.showModal();
      tellForced();
    };
    dialog.addEventListener('close', showAgain);
    return () => {
      dialog.removeEventListener('close', showAgain);
      const scrollTop = scrollerOf(dialog)?.scrollTop ?? 0;
      dialog.close();
      returnFocus();
      // React has removed it by then, unless a Suspense boundary only hides it.
      queueMicrotask(() => {
        if (!dialog.isConnected) animateExit(dialog, host, scrollTop);
      });
    };
  }, [ref, initialFocus, host]);
  // The lock visits the whole page, so it comes after the dialog's first paint.
  const isDrawn = useDeferredValue(host !== null, false);
  useEffect(() => (isDrawn ? lockPageScroll() : undefined), [isDrawn]);
}
