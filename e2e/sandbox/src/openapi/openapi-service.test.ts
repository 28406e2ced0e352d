import { beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { PREFIXES } from '../register-call';
import { CALL_TABLES } from './call-tables';
import { openApiService } from './openapi-service';

const app = Fastify();
let page = '';
beforeAll(async () => {
  const options = { publicUrl: 'http://localhost:4000', shellUrl: 'http://localhost:3000' };
  await app.register((scope) => openApiService(scope, { options }));
  page = (await app.inject('/docs')).body;
});

it.each(Object.entries(PREFIXES))(
  'publishes the document of %s at %s/openapi.json',
  async (service, prefix) => {
    const answer = await app.inject(`${prefix}/openapi.json`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(page).toContain(`href="${prefix}/openapi.json"`);
    expect(page).toContain(`id="${service}"`);
  },
);

it.each(Object.values(CALL_TABLES).flatMap(({ calls }) => Object.entries(calls)))(
  'the page lists %s with its errors',
  (name, { summary, errors }) => {
    const call = page.slice(page.indexOf(`<details id="${name}"`));
    const shown = call.slice(0, call.indexOf('</details>'));
    expect(shown).toContain(summary.replaceAll("'", '&#39;'));
    for (const type of errors) expect(shown).toContain(`<code>${type}</code>`);
    expect(shown).toContain('Example answer');
  },
);

it('the page has no script and no inline style, and every link in it resolves', async () => {
  const { headers } = await app.inject('/docs');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(Object.keys(CALL_TABLES));
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await app.inject('/docs/docs.css')).headers['content-type']).toContain('text/css');
});
