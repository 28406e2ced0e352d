import { withTypeScript } from './with-typescript.mjs';

/**
 * Opens the store of this checkout. The commands of a desk deploy only there: what other people get changes only through
 * `npm run remote`.
 */
export async function openLocalStore() {
  await withTypeScript();
  const { openTarget, workspace } = await import('@tiffin/deploy');
  return openTarget({ folder: workspace.localStore });
}

/**
 * Returns a sentence that says where a build goes, if the environment names another place for deploys; undefined otherwise.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function otherStoreNote(env) {
  const name = ['TIFFIN_DEPLOY_BUCKET', 'TIFFIN_DEPLOY_DIR'].find((one) => env[one]?.trim());
  return (
    name &&
    `${name} is set to ${env[name]}, and nothing is deployed there: this uses the store of this checkout, .tiffin/deploy. ` +
      `To deploy: npm run remote -- deploy <name>. To unpin a remote here: ${name}= npm run remote -- unpin <name>.`
  );
}
