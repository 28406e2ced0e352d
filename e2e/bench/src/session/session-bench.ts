import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';

const ports = { shell: 3550, assets: 3551, sandbox: 4550, partner: 3553 };
const MENU = '/m/lucknow-lunch-home/menu';
const PROVIDER = '**/auth/realms/**';
const PERSON = { email: 'ana@northlight.example', password: 'lunch' };

/** Time from the navigation to "session known" on the menu page: by the verified cookie, by the silent check, as a guest, and without a provider. */
export async function benchSession(runs: number): Promise<void> {
  const stack = await startStack({ ports, dataDir: 'memory', env: { TIFFIN_LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const url = stack.urls.shell + MENU;
  try {
    const signedIn = await browser.newContext();
    await signIn(await signedIn.newPage(), url);
    const guest = await browser.newContext();
    const without = await browser.newContext();
    await without.route(PROVIDER, (route) => route.abort('connectionrefused'));
    const mute = await browser.newContext();
    await mute.route(PROVIDER, () => new Promise(() => undefined));
    const forgetCookies = async (): Promise<void> => signedIn.clearCookies({ name: /^tiffin_/ });
    const rows = {
      'signed in, cookie verified by the server': await times(signedIn, url, runs),
      'signed in, silent check only': await times(signedIn, url, runs, forgetCookies),
      'signed out': await times(guest, url, runs),
      'provider down': await times(without, url, runs),
      'provider mute': await times(mute, url, runs),
    };
    console.log(`From navigation to "session known" on the menu page, ms; medians of ${runs}`);
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, values]) => [
          name,
          { median: median(values), range: `${Math.min(...values)}-${Math.max(...values)}` },
        ]),
      ),
    );
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function times(
  context: BrowserContext,
  url: string,
  runs: number,
  before: () => Promise<void> = async () => undefined,
): Promise<readonly number[]> {
  const measured: number[] = [];
  // The first fills the browser's cache and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    await before();
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('tiffin: session known')[0]?.startTime,
      undefined,
      { timeout: 30_000, polling: 20 },
    );
    if (run > 0) measured.push(Math.round(Number(await mark.jsonValue())));
    await page.close();
  }
  return measured;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(PERSON.email);
  await page.getByLabel('Password').fill(PERSON.password);
  const kept = page.waitForResponse((response) => response.url().endsWith('/_session/tokens'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await kept;
  await page.close();
}
