export { ENVIRONMENTS } from './app-config';
export type { AppConfig, Environment } from './app-config';
export { getConfig, setConfig } from './current-config';
export { parseConfig } from './parse-config';
