import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { createMetrics } from './create-metrics';
import { measureRequests } from './measure-requests';
import { serveMetrics } from './serve-metrics';

it('serves the figures of a server by route, and none of its URLs', async () => {
  const metrics = createMetrics('shell');
  const app = fastify();
  measureRequests(app, metrics);
  app.get('/status/:token', async () => 'ok');
  await app.inject('/status/s3cret');
  await app.inject('/unknown/s3cret');
  const port = await serveMetrics({ port: 0, host: '127.0.0.1', metrics, isReady: () => true });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{service="shell",method="GET",route="\/status\/:token",status="200"\} 1$/m,
  );
  expect(text).toMatch(/route="other",status="404"\} 1$/m);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('s3cret');
});

it('says whether the process is ready', async () => {
  let isReady = true;
  const port = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    metrics: createMetrics('services'),
    isReady: () => isReady,
  });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await statusOf('/health/ready'), await statusOf('/health/live'), await statusOf('/')]).toEqual([
    200, 200, 404,
  ]);
  isReady = false;
  expect([await statusOf('/health/ready'), await statusOf('/health/live')]).toEqual([503, 200]);
});
