export { createLifecycle } from './create-lifecycle';
export type { Lifecycle } from './create-lifecycle';
