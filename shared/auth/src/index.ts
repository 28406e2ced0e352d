export type { Session } from './create-session';
export type { GuestToken } from './create-guest-tokens';
export { returnPath } from './return-path';
export { session } from './session';
export type { SessionSource } from './session-source';
export type { ClearReason, Person, SessionState } from './session-state';
export { startEmbeddedSession } from './start-embedded-session';
export { startSession } from './start-session';
export { useSession } from './use-session';
