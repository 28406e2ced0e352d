import type { GuestTier } from './guest-tier';

/** Returns whether a host or co-host waits for a person: another guest with a phone who is not done. */
export function isWaitedFor({ guest, isHost, isMe, state }: GuestTier): boolean {
  return !isHost && !isMe && !guest.isAddedByHost && state !== 'ready';
}
