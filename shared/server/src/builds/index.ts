export { createServerBuilds } from './create-server-builds';
export type { Answered } from './answered';
export type { Pair, ServerBuilds } from './create-server-builds';
export type { Failure, FailureReason } from './failure';
export type { Limits } from './limits';
export type { ServerBuild } from './server-build';
