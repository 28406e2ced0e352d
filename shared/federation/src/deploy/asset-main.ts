import { startAssetServer } from './asset-server';
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

const server = await startAssetServer({
  target: await openTarget(workspace.place),
  port: Number(env['TIFFIN_ASSET_PORT'] ?? 3001),
  allowedOrigins: allowed,
});
console.log(`Assets on ${server.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
