import { bus } from '@tiffin/event-bus';

/** Asks the shell to let the person sign in and come back to the same address. */
export function askToSignIn(): void {
  bus.emit('signInRequested', { reason: 'team', closeable: true });
}
