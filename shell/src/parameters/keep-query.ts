import type { AppHistory, To } from '@tiffin/router';
import { keptTarget } from '../domain/kept-target';

/** The same history, whose every navigation inside the application takes the persisted parameters along. */
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
