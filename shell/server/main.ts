import { createDraining, endOnSignals } from '@tiffin/server-draining';
import { createApp } from './app';
import { readSettings } from './settings';

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const draining = createDraining(settings.drainMs);
  const app = await createApp(settings, { draining });
  endOnSignals(draining, { close: () => app.close(), cut: () => app.server.closeAllConnections() });
  await app.listen({ port: settings.port, host: settings.host });
}

serve().catch((error: unknown) => {
  console.error(plainWords(error));
  process.exit(1);
});

function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return 'The shell server could not start.';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The shell's port is taken. Stop the program that holds it, or set TIFFIN_SHELL_PORT to a free port. (${error.message})`;
  }
  return error.message;
}
