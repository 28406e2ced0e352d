import type { AppHistory } from '@tiffin/router';

type Update = Parameters<Parameters<AppHistory['listen']>[0]>[0];

/** A history that can show its navigations in view transitions. */
export type ShownHistory = AppHistory & {
  /** Shows the location of an update by calling `show`. At once if this is not set. */
  onShow?: (update: Update, show: () => void) => void;
};

/** Changes a history so that `onShow` shows its navigations. Returns the same history. */
export function withPageTransitions(history: ShownHistory): ShownHistory {
  const { listen } = history;
  history.listen = (listener) =>
    listen((update) => {
      if (history.onShow) history.onShow(update, () => listener(update));
      else listener(update);
    });
  return history;
}
