import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { messageKeys } from '@tiffin/i18n';
import en from '../../src/locales/offline.en.json';
import zh from '../../src/locales/offline.zh.json';
import { offlineRoutes } from './offline-routes';

let app: FastifyInstance;
let appWithoutWorker: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  appWithoutWorker = fastify();
  await offlineRoutes(app, { hasWorker: true, mainUrl: 'http://main.test/v', languages: [] });
  await offlineRoutes(appWithoutWorker, { hasWorker: false, mainUrl: 'http://main.test/v', languages: [] });
});
afterAll(async () => {
  await app.close();
  await appWithoutWorker.close();
});

it('has every sentence in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
});

it.each([
  ['/worker.js', "connect-src 'self' http://main.test;"],
  ['/offline.html', "script-src 'self'"],
])(
  'serves %s with a policy of its own, and asks browsers to look for a newer one',
  async (url, directive) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(directive);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  },
);

it('stores only its own three files and answers only for them and for failed navigations', async () => {
  const { body } = await app.inject('/worker.js');
  for (const file of ['/offline.html', '/offline.js', '/offline.css']) {
    expect(body).toContain(`'${file}'`);
    expect((await app.inject(file)).statusCode).toBe(200);
  }
});

it('removes the worker from every browser while the setting is off', async () => {
  const { body } = await appWithoutWorker.inject('/worker.js');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("addEventListener('fetch'");
});

it('has the words of both languages on the page', async () => {
  const { body } = await app.inject('/offline.html');
  expect(body).toContain(zh.page.notStored);
  expect(body).toContain(en.page.notStored);
});
