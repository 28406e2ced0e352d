import { afterEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startCollector } from './test-support/start-collector';

const PROGRAM = fileURLToPath(new URL('./test-support/traced-servers.ts', import.meta.url));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SECRET = 's3cret-token';
const ends: (() => void)[] = [];

afterEach(() => ends.splice(0).forEach((end) => end()));

/** Starts servers that send spans to a collector. `end` ends them by SIGTERM, and returns what they have printed meanwhile. */
async function start(
  env: Readonly<Record<string, string>> = {},
  answer?: (response: ServerResponse) => void,
) {
  const collector = await startCollector(answer);
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(collector.stop, () => child.kill('SIGKILL'));
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const [url]: readonly string[] = await once(lines, 'line');
  lines.on('line', (line) => said.push(line));
  const ask = async (path: string) => {
    const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, cookie: `t=${SECRET}` };
    return (await fetch(`${url}${path}`, { headers })).json();
  };
  const end = async () => {
    const exit = once(child, 'close');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    return said;
  };
  return { collector, ask, end };
}

it('sends one trace with a span of each request, part and call, without URLs, and the last of them at the end', async () => {
  const { collector, ask, end } = await start({ OTEL_BSP_SCHEDULE_DELAY: '600000' });
  await ask(`/status/${SECRET}?email=ana@tiffin.example`);
  await ask('/health/ready');
  expect(collector.texts).toEqual([]);
  expect(await end()).toEqual([]);
  const spans = collector.spans();
  const nameOf = (id = '') =>
    spans.find(({ spanId }) => spanId === id)?.name ?? (id === '00f067aa0ba902b7' ? 'proxy' : id);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(
    spans.map(({ kind, parentSpanId, name }) => `${kind} ${nameOf(parentSpanId)} > ${name}`).sort(),
  ).toEqual([
    '1 GET /status/:token > read data',
    '2 GET > GET /broken',
    '2 GET > GET /orders/:token',
    '2 proxy > GET /status/:token',
    '3 read data > GET',
    '3 read data > GET',
  ]);
  const text = collector.texts.join();
  expect(text).toContain('{"key":"service.name","value":{"stringValue":"tiffin-shell"}}');
  expect(text).toContain('{"key":"http.response.status_code","value":{"intValue":500}}');
  expect(text).not.toMatch(/s3cret|ana@|email/);
});

it('makes no page wait for a collector that does not answer, and ends without it', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { ask, end } = await start({ OTEL_BSP_SCHEDULE_DELAY: '1' }, arrive);
  expect(await ask(`/status/${SECRET}`)).toEqual([200, 500]);
  await arrived;
  expect(await ask(`/status/${SECRET}`)).toEqual([200, 500]);
  expect(await end()).toEqual(['the last spans are lost']);
});

it('records what the sampler says', async () => {
  const { collector, ask, end } = await start({ OTEL_TRACES_SAMPLER: 'always_off' });
  expect(await ask(`/status/${SECRET}`)).toEqual([200, 500]);
  expect(await end()).toEqual([]);
  expect(collector.texts).toEqual([]);
});
