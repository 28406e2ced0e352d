import { CALL_TABLES } from '../openapi/call-tables';
import { PREFIXES } from '../register-call';
import { workerSandbox } from '../test-support/worker-sandbox';

const sandbox = workerSandbox();

const calls = Object.values(CALL_TABLES).flatMap((table) => Object.values(table.calls));

it.each(calls.map((row) => [`${row.method} ${row.path} of ${row.service}`, row] as const))(
  '%s has a route',
  async (_name, row) => {
    const path = PREFIXES[row.service] + row.path.replace(/\{\w+\}/g, 'nothing');
    const response = await fetch(sandbox.url + path, {
      method: row.method,
      ...(row.method === 'GET' || row.method === 'DELETE' || row.bodyFormat === 'form'
        ? {}
        : { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    const body = await response.json();
    // A route that no service registered answers NOT_FOUND without a reason.
    if (response.status === 404) expect(body.error.reason).toBeDefined();
    expect(response.status).toBeLessThan(500);
  },
);
