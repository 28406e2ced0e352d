import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Language } from '../languages/language';
import { offlinePage } from './offline-page';

const SCRIPT = 'text/javascript; charset=utf-8';
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Adds the service worker and the page that it shows without a network. With the setting off, the worker's URL returns a
 * script that removes the worker from every browser that has it.
 */
export async function offlineRoutes(
  app: FastifyInstance,
  {
    hasWorker,
    mainUrl,
    languages,
  }: {
    readonly hasWorker: boolean;
    readonly mainUrl: string;
    readonly languages: readonly Language[];
  },
): Promise<void> {
  const files = [
    {
      url: '/worker.js',
      type: SCRIPT,
      policy: workerPolicy(mainUrl),
      text: await read(hasWorker ? 'worker.js' : 'worker-off.js'),
    },
    { url: '/offline.js', type: SCRIPT, policy: PAGE_POLICY, text: await read('offline.js') },
    {
      url: '/offline.css',
      type: 'text/css; charset=utf-8',
      policy: PAGE_POLICY,
      text: await read('offline.css'),
    },
    {
      url: '/offline.html',
      type: 'text/html; charset=utf-8',
      policy: PAGE_POLICY,
      text: offlinePage(languages),
    },
  ];
  for (const { url, type, policy, text } of files) {
    app.get(url, async (_request, reply) =>
      reply
        .type(type)
        // The browser must see a new worker with the next page.
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .send(text),
    );
  }
}

/**
 * The worker loads pages and files of this origin, and the icon of notifications. It calls the service of orders when the
 * browser replaces its push subscription.
 */
function workerPolicy(mainUrl: string): string {
  const { origin } = new URL(mainUrl);
  return `default-src 'none'; connect-src 'self' ${origin}; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`;
}

function read(file: string): Promise<string> {
  return readFile(new URL(`../static/${file}`, import.meta.url), 'utf8');
}
