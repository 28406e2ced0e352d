export { baseConfig } from './base-config.mjs';
export { startDevServer } from './dev-server.mjs';
export { remoteConfig } from './remote-config.mjs';
export { shellConfig } from './shell-config.mjs';
