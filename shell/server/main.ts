import { createApp } from './app';
import { readSettings } from './settings';

const STOP_WITHIN_MS = 5000;

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  const stop = (): void => {
    // Requests in progress can finish. After the timeout, the process ends and cuts the rest.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
