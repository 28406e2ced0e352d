export { createRemoteLoader } from './create-remote-loader';
export type { PageLoader } from './create-remote-loader';
export { fetchRegistry } from './fetch-registry';
export { readInlineRemotes } from './read-inline-remotes';
export type { InlineRemotes } from './read-inline-remotes';
