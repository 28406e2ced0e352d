export { createDraining } from './create-draining';
export type { Closable, Draining } from './create-draining';
export { drainMs } from './draining-settings';
export { endOnSignals } from './end-on-signals';
