// Runs Schemathesis against every operation of every OpenAPI document and prints what broke its document.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newPerson } from '../src/test-support/caller';
import { startSandbox } from '../src/test-support/start-sandbox';
import { DOCUMENTED_SERVICES } from '../src/openapi/call-tables';
import { PREFIXES } from '../src/register-call';

const [, , schemathesis, ...only] = process.argv;
/** Time limit of one document. A document that takes longer has failed. */
const LIMIT_MS = 600_000;
const config = fileURLToPath(new URL('schemathesis.toml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tiffin-schemathesis-'));
const startedAt = Date.now();
// Schemathesis sends more requests than any person, so the rate limits are raised.
const sandbox = await startSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '100000' });
const totals = { operations: 0, cases: 0, failures: 0 };
let isBroken = false;

for (const service of DOCUMENTED_SERVICES.filter((name) => only.length === 0 || only.includes(name))) {
  const { code, output } = await fuzz(service);
  const [, operations = '0'] = /Tested: (\d+)/.exec(output) ?? [];
  const [, cases = '0'] = /([\d,]+) generated/.exec(output) ?? [];
  const [, failures = '0'] = /(\d+) unique failures?/.exec(output) ?? [];
  const isRead = / Selected: (\d+)\/\1\b/.test(output) && !/Schema Error|unusable regex/.test(output);
  totals.operations += Number(operations);
  totals.cases += Number(cases.replaceAll(',', ''));
  totals.failures += Number(failures);
  isBroken ||= code !== 0 || !isRead;
  if (code !== 0 || !isRead) console.log(output);
  console.log(
    `${service}: ${operations} operations, ${cases} cases, ${failures} failures${isRead ? '' : ', NOT READ'}`,
  );
}
await sandbox.stop();
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `${totals.operations} operations, ${totals.cases} cases, ${totals.failures} failures, ${seconds} s`,
);
process.exit(isBroken ? 1 : 0);

/** Runs one document as a new person, who may lose all data in the run. */
async function fuzz(service) {
  const email = `${service.toLowerCase()}@fuzz.example`;
  await newPerson(sandbox, { email, firstName: 'Fay', cards: ['visa'], points: 5000 });
  const answer = await fetch(`${sandbox.url}/sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, expiresInSeconds: 86_400 }),
  });
  const { access_token: token } = await answer.json();
  const url = `${sandbox.url}${PREFIXES[service]}/openapi.json`;
  const child = spawn(
    schemathesis,
    ['--config-file', config, 'run', url, '-H', `Authorization: Bearer ${token}`],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const timer = setTimeout(() => child.kill(), LIMIT_MS);
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return { code, output };
}
