import { startAssetServer } from './asset-server';
import { runWatch } from './rollout/run-watch';
import { readWatchSettings } from './rollout/watch-settings';
import { openTarget } from './target/open-target';
import { workspace } from './workspace';

const env = process.env;
const shellUrl = env['TIFFIN_SHELL_URL'] ?? `http://localhost:${env['TIFFIN_SHELL_PORT'] ?? 3000}`;
const partnerUrl = env['TIFFIN_PARTNER_URL'] ?? `http://127.0.0.1:${env['TIFFIN_PARTNER_PORT'] ?? 3100}`;
const allowed = env['TIFFIN_ASSET_ALLOWED_ORIGINS']?.split(',') ?? [
  shellUrl,
  shellUrl.replace('://', '://*.'),
  partnerUrl,
];

const target = await openTarget(workspace.targetSettings);
const server = await startAssetServer({
  target,
  port: Number(env['TIFFIN_ASSET_PORT'] ?? 3001),
  allowedOrigins: allowed,
});
console.log(`Assets on ${server.url}`);

// On a single machine, this process also watches the rollouts. Elsewhere, "remote watch" is a separate process.
if (env['TIFFIN_REPORTS_URL']) void runWatch(target, readWatchSettings(env), console.log);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
