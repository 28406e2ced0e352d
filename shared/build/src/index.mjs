export { baseConfig } from './base-config.mjs';
export { BuildRecordPlugin } from './build-record-plugin.mjs';
export { startDevServer } from './dev-server.mjs';
export { PageScriptsPlugin } from './page-scripts-plugin.mjs';
export { remoteConfig } from './remote-config.mjs';
export { buildServer, SERVER_SOURCE } from './server-plugin.mjs';
export { SHARED_ON_SERVERS } from './shared-modules.mjs';
export { rendererOf, shellConfig } from './shell-config.mjs';
