import type { NetworkAnswer } from './network';

/** Replaces `network.ts` in server builds, which ask nobody. */
export function request(): Promise<NetworkAnswer> {
  return new Promise(() => undefined);
}

/** An aborted call. Nothing aborts calls on the server. */
export class CanceledError extends Error {}
