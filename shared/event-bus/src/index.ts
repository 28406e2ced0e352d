export { bus } from './bus';
export { createBus } from './create-bus';
export type { Bus } from './create-bus';
export { speaksContract } from './speaks-contract';
