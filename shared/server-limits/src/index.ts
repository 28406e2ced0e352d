export { countHitsBy } from './count-hits-by';
export { readTimeLimits } from './read-time-limits';
export { registerRateLimits } from './register-rate-limits';
export type { LimitGroup, RateLimits } from './register-rate-limits';
export { timeLimits } from './time-limits';
export type { TimeLimits } from './time-limits';
