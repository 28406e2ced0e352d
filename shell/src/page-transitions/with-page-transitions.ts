import type { AppHistory } from '@tiffin/router';
import { startTransition } from 'react';

type Update = Parameters<Parameters<AppHistory['listen']>[0]>[0];

/** A history that can show its navigations in view transitions. */
export type ShownHistory = AppHistory & {
  /**
   * Shows the location of an update by calling `show`, which React renders without a pause, or in a transition of React if it
   * has to wait for code. In a transition if this is not set.
   */
  onShow?: (update: Update, show: () => void) => void;
};

/** Changes a history so that `onShow` shows its navigations. Returns the same history. */
export function withPageTransitions(history: ShownHistory): ShownHistory {
  const { listen } = history;
  history.listen = (listener) =>
    listen((update) => {
      const show = (): void => listener(update);
      if (history.onShow) history.onShow(update, show);
      else startTransition(show);
    });
  return history;
}
