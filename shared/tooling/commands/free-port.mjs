import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';

/**
 * Throws one clear sentence when another program holds the port.
 *
 * @param {number} port
 * @param {string} name the process that needs it
 * @param {string} variable the environment variable that sets another port
 */
export async function expectFreePort(port, name, variable) {
  const isTaken = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });
  if (!isTaken) return;
  throw new CommandError(
    `Port ${port}, which the ${name} needs, is taken. Is Tiffin running already? Stop the program that holds it` +
      ` (ss -ltnp 'sport = :${port}' names it), or choose another: ${variable}=${port + 7} npm start`,
  );
}
