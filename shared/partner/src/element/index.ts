export { createElementRuntime } from './create-element-runtime';
export type { FollowElement } from './create-element-runtime';
