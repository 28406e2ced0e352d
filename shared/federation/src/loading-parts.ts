export { parseRegistry } from './loader/parse-registry';
export { createScriptElements } from './loader/script-elements';
export type { ScriptElements } from './loader/script-elements';
export { RemoteLoadError } from './runtime/remote-load-error';
export { withRetries } from './runtime/with-retries';
