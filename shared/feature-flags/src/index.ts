export { startFeatureFlags } from './start-feature-flags';
export type { FeatureFlags, FlagContext } from './start-feature-flags';
