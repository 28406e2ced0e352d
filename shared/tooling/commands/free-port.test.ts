import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expectFreePort } from './free-port.mjs';
import { REFUSED_PORTS } from './refused-ports.mjs';

it.each(REFUSED_PORTS)('says that browsers refuse port %i, as fetch does', async (port) => {
  await expect(expectFreePort(port, 'shell', 'TIFFIN_SHELL_PORT')).rejects.toThrow(
    `Browsers refuse to open port ${port}, which the shell would have. Choose another: TIFFIN_SHELL_PORT=${port + 100}`,
  );
  await expect(fetch(`http://localhost:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
});

it.each([Number('no'), 1.5, -1, 65_536])('says that %d is no port', async (port) => {
  await expect(expectFreePort(port, 'shell', 'TIFFIN_SHELL_PORT')).rejects.toThrow(
    'TIFFIN_SHELL_PORT is no port: write a whole number up to 65535.',
  );
});

it('names the port that is taken, the process that needs it and the remedy', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(expectFreePort(port, 'shell', 'TIFFIN_SHELL_PORT')).rejects.toThrow(
    new RegExp(`Port ${port}, which the shell needs, is taken.*TIFFIN_SHELL_PORT=`),
  );
  server.close();
  await once(server, 'close');
  await expect(expectFreePort(port, 'shell', 'TIFFIN_SHELL_PORT')).resolves.toBeUndefined();
});
