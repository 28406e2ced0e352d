import { createSettingReader } from '../../settings';
import fastify from 'fastify';
import { followCalls } from '../follow-calls';
import { followRequests } from '../follow-requests';
import { inSpan } from '../in-span';
import { readTracingSettings } from '../read-tracing-settings';
import { startTracing } from '../start-tracing';

/** A page server that asks a service while it answers. Prints its URL, and the faults of its tracing. Ends on SIGTERM. */
const reader = createSettingReader(process.env);
const settings = readTracingSettings(reader);
reader.end();
const tracing = await startTracing(settings, { service: 'shell', onFault: say });
const [service, pages] = [fastify(), fastify()];
followCalls();
for (const app of [service, pages]) followRequests(app);

service.get('/orders/:token', async () => 'dal');
service.get('/broken', async () => {
  throw new Error('out of gas');
});
const serviceUrl = await service.listen({ port: 0, host: '127.0.0.1' });

async function statusesOf(token: string): Promise<readonly number[]> {
  const urls = [`${serviceUrl}/orders/${token}?key=${token}`, `${serviceUrl}/broken`];
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(urls.map((url) => fetch(url, { headers })));
  await Promise.all(answers.map((answer) => answer.text()));
  return answers.map(({ status }) => status);
}

pages.get('/health/ready', () => statusesOf('health'));
pages.get<{ Params: { token: string } }>('/status/:token', ({ params: { token } }) =>
  inSpan('read data', () => statusesOf(token)),
);
process.once('SIGTERM', async () => {
  await Promise.all([service.close(), pages.close()]);
  await tracing.end();
  process.exit();
});
say(await pages.listen({ port: 0, host: '127.0.0.1' }));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
