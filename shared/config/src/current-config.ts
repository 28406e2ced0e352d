import type { AppConfig } from './app-config';

let current: AppConfig | undefined;

/** Makes a parsed configuration the one of this page; called once at boot, before anything reads it. */
export function setConfig(config: AppConfig): void {
  current = config;
}

/** The configuration of this page; throws where boot has not set it. */
export function getConfig(): AppConfig {
  if (!current) throw new Error('Configuration: read before it was set');
  return current;
}
