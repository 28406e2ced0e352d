import { createDraining, endOnSignals } from '@tiffin/server/draining';
import { createMetrics, serveMetrics } from '@tiffin/server/metrics';
import { startTracing } from '@tiffin/server/tracing';
import { createApp } from './app';
import { readSettings } from './settings';

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const draining = createDraining(settings.drainMs);
  const metrics = settings.metrics && createMetrics('shell');
  const app = await createApp(settings, { draining, metrics: metrics ?? undefined });
  const tracing = await startTracing(settings.tracing, {
    service: 'shell',
    onFault: (fault) => app.log.warn({ fault }, 'spans are lost'),
  });
  endOnSignals(draining, {
    close: () => app.close().then(tracing.end),
    cut: () => app.server.closeAllConnections(),
  });
  await app.listen({ port: settings.port, host: settings.host });
  if (settings.metrics && metrics) {
    const isReady = async () => (await app.inject('/health/ready')).statusCode === 200;
    await serveMetrics({ ...settings.metrics, metrics, isReady });
  }
}

serve().catch((error: unknown) => {
  console.error(plainWords(error));
  process.exit(1);
});

function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return 'The shell server could not start.';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The shell's port is taken. Stop the program that holds it, or set TIFFIN_SHELL_PORT or TIFFIN_METRICS_PORT to a free port. (${error.message})`;
  }
  return error.message;
}
