export { createElementRuntime } from './create-element-runtime';
export { useElementSettings } from './element-settings';
export type { FollowElement } from './create-element-runtime';
