export { countHitsBy } from './count-hits-by';
export type { LimitGroup } from './limit-groups';
export { readTimeLimits } from './read-time-limits';
export { registerRateLimits } from './register-rate-limits';
export type { RateLimits } from './register-rate-limits';
export { timeLimits } from './time-limits';
export type { TimeLimits } from './time-limits';
