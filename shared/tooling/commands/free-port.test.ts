import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expectFreePort } from './free-port.mjs';

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
