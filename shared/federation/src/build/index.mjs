export { baseConfig } from './base-config.mjs';
export { containerName } from './container-name.mjs';
export { remoteConfig } from './remote-config.mjs';
export { shellConfig } from './shell-config.mjs';
