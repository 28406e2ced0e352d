import { createDraining, endOnSignals } from '@tiffin/server/draining';
import { createMetrics, serveMetrics } from '@tiffin/server/metrics';
import { startTracing } from '@tiffin/server/tracing';
import { createSandbox } from './app';
import { openDatabase } from './db/open-database';
import { errorCode } from './error-code';
import { optionsFromEnvironment } from './options';

/** Starts the sandbox from the environment. Ends with one clear sentence if it cannot start. */
async function main(): Promise<void> {
  const options = optionsFromEnvironment(process.env);
  const draining = createDraining(options.drainMs);
  const metrics = options.metrics && createMetrics('services');
  const database = await openDatabase(options.database);
  const app = await createSandbox(options, { database, draining, metrics });
  const tracing = await startTracing(options.tracing, {
    service: 'services',
    onFault: (fault) => app.log.warn({ fault }, 'spans are lost'),
  });
  // By default `localhost`, which listens on IPv4 and IPv6: browsers may try either first.
  await app.listen({ port: options.port, host: options.host });
  process.stdout.write(`Sandbox on ${options.publicUrl}\n`);
  if (options.metrics && metrics)
    await serveMetrics({ ...options.metrics, metrics, isReady: () => !draining.isDraining() });
  endOnSignals(draining, {
    close: () => app.close().then(tracing.end),
    cut: () => app.server.closeAllConnections(),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (errorCode(error) === 'EADDRINUSE')
    return `The sandbox's port is taken (${error.message}). Stop what uses it or set TIFFIN_SANDBOX_PORT.`;
  return error.cause instanceof Error ? `${error.message}\n  ${error.cause.message}` : error.message;
}
