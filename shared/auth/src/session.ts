import { bus } from '@tiffin/event-bus';
import { createSession } from './create-session';
import type { Session } from './create-session';

/** The session of the page. Shell and remotes share this module. */
export const session: Session = createSession(({ status }) => {
  // For measurements: the session is known from here on.
  if ('mark' in performance) performance.mark('tiffin: session known');
  bus.emit('sessionChanged', { state: status });
});
