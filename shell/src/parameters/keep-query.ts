import type { AppHistory, To } from '@tiffin/router';
import { keptTarget } from '../domain/kept-target';

/** Changes a history so that every navigation keeps the persisted parameters. Returns the same history. */
export function keepQuery(history: AppHistory): AppHistory {
  const { push, replace } = history;
  history.push = (to: To, state?: unknown) => {
    push(keptTarget(to, history.location), state);
  };
  history.replace = (to: To, state?: unknown) => {
    replace(keptTarget(to, history.location), state);
  };
  return history;
}
