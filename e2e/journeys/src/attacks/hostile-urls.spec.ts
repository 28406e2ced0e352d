import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { currentProgram } from '@tiffin/tooling/commands/current-program.mjs';
import { startProcess } from '@tiffin/tooling/commands/stack-process.mjs';
import { z } from 'zod';
import { expect, test } from '../fixtures';
import { ownPorts } from '../stack-controls';
import { urls } from '../urls';
import { hostileUrls, MARK } from './hostile-urls';

const SEED = 20261125;
const EACH = 8;
const AT_ONCE = 4;

const told = z.object({
  routes: z.record(z.string(), z.array(z.object({ path: z.string() }))),
});

test('no part of a hostile URL reaches a page that the server renders as HTML', async () => {
  const pages = await fetchHostile(urls().shell);
  // The search for words and the links of a page hold what the URL says.
  expect(pages.filter(({ html }) => html.includes('<main')).length).toBeGreaterThan(pages.length / 2);
  expect(pages.filter(({ html }) => html.includes(`&lt;${MARK}`)).length).toBeGreaterThan(0);
});

test('no part of a hostile URL reaches a page that the browser renders as HTML', async () => {
  const logFolder = mkdtempSync(join(tmpdir(), 'tiffin-hostile-'));
  const port = ownPorts('rendering').shell;
  const url = `http://localhost:${port}`;
  const env = { TIFFIN_SHELL_PORT: `${port}`, TIFFIN_SHELL_URL: url, TIFFIN_SERVER_RENDERING: 'off' };
  const shell = startProcess({
    name: 'shell',
    main: await currentProgram('shell/server/main.ts'),
    env,
    logFolder,
    onExit: () => {},
  });
  try {
    await shell.answers(`${url}/health/ready`);
    const pages = await fetchHostile(url);
    expect(pages.filter(({ html }) => html.includes('<main'))).toEqual([]);
  } finally {
    await shell.stop('SIGTERM');
    rmSync(logFolder, { recursive: true, force: true });
  }
});

type Fetched = { readonly path: string; readonly html: string };

/** Fetches every route with hostile parts, and expects that none of them got out of its place. */
async function fetchHostile(shell: string): Promise<readonly Fetched[]> {
  const home = await (await fetch(shell)).text();
  const { routes } = told.parse(JSON.parse(/id="tiffin-remotes">(.*?)<\/script>/s.exec(home)?.[1] ?? 'null'));
  const patterns = Object.values(routes).flatMap((known) => known.map(({ path }) => path));
  expect(patterns.length).toBeGreaterThan(9);
  const paths = hostileUrls([...patterns, '/_app', '/nowhere/:segment'], EACH, SEED);
  const pages: Fetched[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    // The limits of requests are counted by IP, and Linux answers for all of 127.0.0.0/8.
    const localAddress = `127.9.${Math.floor(from / 200)}.${1 + (from % 200)}`;
    pages.push(...(await Promise.all(some.map((path) => fetchPage({ shell, path, localAddress })))));
  }
  return pages;
}

async function fetchPage(asked: {
  readonly shell: string;
  readonly path: string;
  readonly localAddress: string;
}): Promise<Fetched> {
  const { shell, path, localAddress } = asked;
  const { host, port } = new URL(shell);
  const options = { hostname: '127.0.0.1', port, path, localAddress, headers: { host } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).once('error', reject);
  });
  const body = await text(response);
  expect([200, 404], path).toContain(response.statusCode);
  expect(
    Object.entries(response.headers).filter(([, value]) => String(value).includes(MARK)),
    path,
  ).toEqual([]);
  if (response.headers['content-type']?.startsWith('text/html')) expectEscaped(body, path);
  return { path, html: body };
}

/** Expects that a page has the mark only as text: nothing before it begins a tag, ends a value or is an entity. */
function expectEscaped(body: string, path: string): void {
  const scripts: string[] = [];
  const html = body.replace(/(<script[^>]*>)(.*?)<\/script>/gs, (_whole, tag: string, content: string) => {
    if (tag.includes('json')) scripts.push(content);
    else expect(content.includes(MARK), path).toBe(false);
    return tag;
  });
  const where = /.{0,60}(?:<\/?|["&])zqmark.{0,20}/.exec(html)?.[0];
  expect(where, path).toBeUndefined();
  // The icon is the one data URL of a page.
  expect(
    / (?:href|src|action|formaction)="\s*(?:javascript|data):(?!image\/png;base64,iVBORw0KGgo)/i.exec(
      html,
    )?.[0],
    path,
  ).toBeUndefined();
  expect(/<style[^>]*>[^<]*zqmark/.exec(html)?.[0], path).toBeUndefined();
  expect(scripts.length, path).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(/<\/|<!--|<script|[\u2028\u2029]/i.exec(script)?.[0], path).toBeUndefined();
    JSON.parse(script);
  }
}
