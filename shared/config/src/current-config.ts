import type { AppConfig } from './app-config';

let current: AppConfig | undefined;

/** Sets the parsed configuration of this page. Boot calls it once, before anything reads it. */
export function setConfig(config: AppConfig): void {
  current = config;
}

/** Returns the configuration of this page. Throws if boot has not set it. */
export function getConfig(): AppConfig {
  if (!current) throw new Error('Configuration: read before it was set');
  return current;
}
