import { endOnSignals } from '@tiffin/server/draining';
import { createMetrics, serveMetrics } from '@tiffin/server/metrics';
import { startAssetServer } from './asset-server';
import { readAssetSettings } from './asset-settings';
import { reportsUrl } from './deploy-settings';
import { runWatch } from './rollout/run-watch';
import { readWatchSettings } from './rollout/watch-settings';
import { openTarget } from './target/open-target';

const settings = readAssetSettings(process.env);
// On a single machine, this process also watches the rollouts. Elsewhere, "remote watch" is a separate process.
const watch = process.env[reportsUrl.name] ? readWatchSettings(process.env) : undefined;

const target = await openTarget(settings.target);
const metrics = settings.metrics && createMetrics('assets');
const server = await startAssetServer({
  ...settings,
  target,
  ...(metrics && { onAnswered: metrics.answered }),
});
console.log(`Assets on ${server.url}`);
if (settings.metrics && metrics)
  await serveMetrics({ ...settings.metrics, metrics, isReady: () => !server.draining.isDraining() });
if (watch) void runWatch(target, watch, console.log);

endOnSignals(server.draining, server);
