import { bus } from '@tiffin/event-bus';

/** Asks the shell to sign the person in and return to the same URL. */
export function askToSignIn(): void {
  bus.emit('signInRequested', { reason: 'team', closeable: true });
}
