// Replaces `use-sync-external-store/shim`, which libraries use for versions of React without this hook.
export { useSyncExternalStore } from 'react';
