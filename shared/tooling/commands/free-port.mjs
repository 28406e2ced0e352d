import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';
import { REFUSED_PORTS } from './refused-ports.mjs';

/**
 * Throws one clear sentence when another program holds the port, when browsers refuse it, or when it is no port.
 *
 * @param {number} port
 * @param {string} name the process that needs it
 * @param {string} variable the environment variable that sets another port
 */
export async function expectFreePort(port, name, variable) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CommandError(`${variable} is no port: write a whole number up to 65535.`);
  }
  if (REFUSED_PORTS.includes(port)) {
    throw new CommandError(
      `Browsers refuse to open port ${port}, which the ${name} would have. Choose another: ${variable}=${port + 100} npm start`,
    );
  }
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
