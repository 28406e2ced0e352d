import { bus } from '@tiffin/event-bus';
import { createSession } from './create-session';
import type { Session } from './create-session';

/** The session of the page: shell and remotes share this one module. */
export const session: Session = createSession(({ status }) => {
  // For measurements: from here on the page knows who is here.
  if ('mark' in performance) performance.mark('tiffin: session known');
  bus.emit('sessionChanged', { state: status });
});
