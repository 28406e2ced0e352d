import { createSandbox } from './app';
import { errorCode } from './error-code';
import { optionsFromEnvironment } from './options';

/** How long running requests may take to finish at shutdown. */
const CLOSING_MS = 2_000;

/** Starts the sandbox from the environment. Ends with one clear sentence if it cannot start. */
async function main(): Promise<void> {
  const options = optionsFromEnvironment(process.env);
  const app = await createSandbox(options);
  // By default `localhost`, which listens on IPv4 and IPv6: browsers may try either first.
  await app.listen({ port: options.port, host: options.host });
  process.stdout.write(`Sandbox on ${options.publicUrl}\n`);
  const stop = (): void => {
    // Browsers open connections that they never use. Those count as busy and would delay the shutdown.
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
