import { startCollector } from '@tiffin/server/tracing/start-collector';
import type { SentSpan } from '@tiffin/server/tracing/start-collector';
import { expect, test } from '../fixtures';
import { addFault, clearFaults, codeFromMailbox, errorReports, newPerson } from '../sandbox-controls';
import { startOwnStack } from '../stack-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { orderLunch } from '../steps/order-lunch';
import { collectSecrets } from '../steps/secrets';
import { expectTokensKept, signIn } from '../steps/sign-in';
import { urls } from '../urls';

const CARD = '4242424242424242';
const FORGED = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"ana"}').toString('base64url')}.`;

test('logs, traces, console and error reports say what happened, and contain no token, code or card', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource|net::ERR|CORS|planted/);
  const collector = await startCollector();
  const { readLogs, stack, end } = await startOwnStack('log', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const said: string[] = [];
  context.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
  const secrets = collectSecrets(context);
  secrets.add('card', CARD);
  secrets.add('card', '4242 4242 4242 4242');
  const nora = await newPerson();

  await test.step('a guest orders, then a person signs in and verifies a work e-mail', async () => {
    await orderLunch(page, 'sam@guest.example');
    secrets.add('order token', /\/status\/([^/?]+)/.exec(page.url())?.[1] ?? '');
    await openMenu(page);
    await signIn(page, nora);
    await expectTokensKept(context);
    await secrets.addCookies(context);
    await page.goto(`${urls().shell}/order/team/join`);
    await page.getByRole('searchbox').fill('Northlight');
    await page
      .getByRole('button', { name: /Northlight Studios/ })
      .or(page.getByRole('link', { name: /Northlight Studios/ }))
      .first()
      .click();
    await page.getByLabel(/Work e-?mail/i).fill(nora.email);
    await page.getByRole('button', { name: /Send.*code/i }).click();
    const field = page.getByLabel('Six-digit code').or(page.getByLabel('Six digits'));
    await expect(field).toBeVisible();
    const code = await codeFromMailbox(nora.email);
    secrets.add('e-mail code', code);
    await field.fill(code);
    await page.getByRole('button', { name: /Verify|Confirm|Continue/ }).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
  });

  await test.step('a browser comes with a forged cookie, and sends a forged token', async () => {
    await secrets.addCookies(context);
    await context.clearCookies({ name: /^tiffin_/ });
    await context.addCookies([{ name: 'tiffin_token', value: FORGED, url: urls().shell, httpOnly: true }]);
    secrets.add('forged token', FORGED);
    await page.goto(`${urls().shell}${LUCKNOW.path}/menu?token=${FORGED}&emailCode=918273`);
    secrets.add('code of a URL', '918273');
    await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
    const handed = await page.request.post(`${urls().shell}/_session/tokens`, {
      headers: { origin: urls().shell, 'sec-fetch-site': 'same-origin' },
      data: { token: FORGED, idToken: null, refreshToken: 'planted-refresh-token', isRefresh: false },
    });
    secrets.add('refresh token handed over', 'planted-refresh-token');
    expect(handed.status()).toBe(400);
  });

  await expect.poll(readLogs).toContain('a page handed over a token that is not valid');
  // A restarted process starts a new log.
  const before = readLogs();
  await test.step('the provider fails while a page of the shell restarts', async () => {
    await stack.restart('shell');
    await addFault({
      path: '/auth/realms/tiffin',
      status: 500,
      body: `<p>${FORGED}</p>`,
      contentType: 'text/html',
    });
    const answer = await page.request.post(`${urls().shell}/_session/guest-token`, {
      headers: { origin: urls().shell, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(503);
    await clearFaults();
  });

  await test.step('a page fails with secrets in its error messages', async () => {
    await context.addInitScript((token) => {
      addEventListener('load', () => {
        setTimeout(() => {
          throw new Error(`planted: Bearer ${token} for nora@northlight.example, card 4242 4242 4242 4242`);
        });
      });
    }, FORGED);
    await openMenu(page);
    await expect
      .poll(async () => (await errorReports()).filter((report) => report.includes('planted')).length)
      .toBeGreaterThan(0);
  });

  const logs = before + readLogs();
  expect(logs).toContain('a token cookie is not used');
  expect(logs).toContain('no guest token');
  expect(secrets.count()).toBeGreaterThan(8);
  expect(secrets.foundIn(logs), 'secrets in the logs').toEqual([]);
  expect(logs).not.toContain(nora.email);
  const console = said.filter((text) => !text.includes('planted')).join('\n');
  expect(secrets.foundIn(console), 'secrets on the console').toEqual([]);
  const reports = (await errorReports()).join('\n');
  expect(secrets.foundIn(reports), 'secrets in the error reports').toEqual([]);
  expect(reports).not.toContain('@northlight.example');
  await page.close();
  // Each process sends its last spans when it ends.
  await end();
  collector.stop();
  expect(chainsIn(collector.spans())).toEqual(
    expect.arrayContaining(['GET > read data > GET > GET /main/v1/menus', 'GET > render']),
  );
  const spans = collector.texts.join();
  expect(secrets.foundIn(spans), 'secrets in the traces').toEqual([]);
  expect(spans).not.toMatch(/northlight\.example|\?|emailCode/);
});

/** Returns the way to each span from the first one of its trace, by names. */
function chainsIn(spans: readonly SentSpan[]): readonly string[] {
  const byId = new Map(spans.map((span) => [span.traceId + span.spanId, span]));
  const chainTo = (span: SentSpan): string => {
    const parent = byId.get(span.traceId + (span.parentSpanId ?? ''));
    return parent ? `${chainTo(parent)} > ${span.name}` : span.name;
  };
  return spans.map(chainTo);
}
