import { join } from 'node:path';
import { root } from './workspace-root.mjs';

/**
 * Returns the folder of the database, or `memory`.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function dataFolder(env) {
  return env.TIFFIN_DATA_DIR || join(root, '.tiffin/data');
}

/**
 * Returns the URLs of the processes of the stack.
 *
 * @param {import('./stack.mjs').Ports} ports
 * @returns {import('./stack.mjs').Urls}
 */
export function urlsOf(ports) {
  return {
    shell: `http://localhost:${ports.shell}`,
    assets: `http://localhost:${ports.assets}`,
    sandbox: `http://localhost:${ports.sandbox}`,
    partner: `http://127.0.0.1:${ports.partner}`,
  };
}

/**
 * Returns the environment of the processes of the stack. They serve the store of this checkout unless `env` names another one.
 *
 * @param {import('./stack.mjs').Ports} ports
 * @param {{ dataDir?: string, env?: Record<string, string> }} options
 * @returns {Record<string, string>}
 */
export function stackEnvironment(ports, { dataDir = dataFolder({}), env = {} }) {
  const urls = urlsOf(ports);
  return {
    TIFFIN_SHELL_PORT: String(ports.shell),
    TIFFIN_ASSET_PORT: String(ports.assets),
    TIFFIN_SANDBOX_PORT: String(ports.sandbox),
    TIFFIN_PARTNER_PORT: String(ports.partner),
    TIFFIN_SHELL_URL: urls.shell,
    TIFFIN_ASSET_URL: urls.assets,
    TIFFIN_SANDBOX_URL: urls.sandbox,
    TIFFIN_PARTNER_URL: urls.partner,
    TIFFIN_DATA_DIR: dataDir,
    TIFFIN_DEPLOY_DIR: join(root, '.tiffin/deploy'),
    // A bucket would come before the folder.
    TIFFIN_DEPLOY_BUCKET: '',
    // The builds of a desk are not signed.
    TIFFIN_TRUSTED_KEYS: '',
    TIFFIN_REPORTS_URL: `${urls.sandbox}/sandbox/remote-reports`,
    TIFFIN_HELP_URL: `${urls.sandbox}/pages/help`,
    TIFFIN_ALLERGENS_URL: `${urls.sandbox}/pages/allergens`,
    TIFFIN_PRIVACY_URL: `${urls.sandbox}/pages/privacy`,
    TIFFIN_TERMS_URL: `${urls.sandbox}/pages/terms`,
    ...env,
  };
}
