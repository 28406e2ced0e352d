import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { expectAllowed, pageOf, readDeployedShell } from './deployed-shell.mjs';

let server: Server;
let url: string;
let answer: { readonly status: number; readonly body: string };
let prepared: { readonly status: number; readonly url?: string };

beforeEach(async () => {
  prepared = { status: 404 };
  server = createServer((request, response) => {
    const isControl = request.url === '/sandbox/prepared-pages';
    const { status, body } = isControl
      ? { status: prepared.status, body: JSON.stringify({ url: prepared.url }) }
      : answer;
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  answer = {
    status: 200,
    body: pageWith({ routes: { 'mfe-teams': [] }, overrideHosts: ['localhost:3200'] }),
  };
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

function pageWith(remotes: object): string {
  const script = (id: string, value: object): string =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const config = { services: { main: `${url}/main` } };
  return script('tiffin-remotes', remotes) + script('tiffin-bootstrap', { config });
}

it('reads the deployed remotes and the allowed hosts from a page', async () => {
  expect(await readDeployedShell(url)).toEqual({
    origin: url,
    overrideHosts: ['localhost:3200'],
    remotes: ['mfe-teams'],
    services: url,
  });
});

it.each([
  ['', 'is no http(s) URL'],
  ['localhost:3000', 'is no http(s) URL'],
  ['http://localhost:1', 'cannot be reached'],
])('refuses "%s" as a shell', async (shell, why) => {
  await expect(readDeployedShell(shell)).rejects.toThrow(why);
});

it('refuses a page that is none of a shell', async () => {
  answer = { status: 200, body: '<h1>Hello</h1>' };
  await expect(readDeployedShell(url)).rejects.toThrow('not with a page of the shell');
});

it.each([
  [{ name: 'mfe-teams', host: 'localhost:3201' }, 'loads no remote from localhost:3201'],
  [{ name: 'mfe-rewards', host: 'localhost:3200' }, 'mfe-rewards is not deployed'],
])('refuses a remote that the shell would not load: %j', async (remote, why) => {
  const shell = await readDeployedShell(url);
  expect(() => expectAllowed(shell, remote)).toThrow(why);
});

it('opens the page that the sandbox prepares, and a plain one where it prepares none', async () => {
  const shell = await readDeployedShell(url);
  const remote = { routes: [{ path: '/g/:linkId' }, { path: '/orders' }], query: 'remote.x=y' };
  expect(await pageOf(shell, remote)).toBe(`${url}/orders?remote.x=y`);
  prepared = { status: 200, url: `${url}/sandbox/prepared-pages/code` };
  expect(await pageOf(shell, remote)).toBe(`${url}/sandbox/prepared-pages/code?remote.x=y`);
});
