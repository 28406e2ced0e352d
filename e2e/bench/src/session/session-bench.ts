import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';

const ports = { shell: 3550, assets: 3551, sandbox: 4550, partner: 3553 };
const MENU = '/m/lucknow-lunch-home/menu';
const PROVIDER = '**/auth/realms/**';
/** Port of a listener that accepts connections and never answers. */
const MUTE_PORT = 3559;
const MUTE_FOR_SHELL = { TIFFIN_SSO_URL: `http://localhost:${MUTE_PORT}/auth` };
const WAITING = { timeout: 30_000, polling: 20 };
const PERSON = { email: 'ana@northlight.example', password: 'lunch' };

/**
 * Times the path from the navigation to the readable menu and to "session known": by the verified cookie, by
 * the silent check, as a guest, and without a provider. The last case also has a new shell server without a
 * provider.
 */
export async function benchSession(runs: number): Promise<void> {
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    env: { TIFFIN_LOG_LEVEL: 'warn', TIFFIN_RATE_LIMIT_FACTOR: '100000' },
  });
  const silence = createServer().listen(MUTE_PORT);
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
      'provider mute, shell new': await times(mute, url, runs, () => stack.restart('shell', MUTE_FOR_SHELL)),
    };
    console.log(`From navigation to the menu and to "session known", ms; medians of ${runs}`);
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, { menu, known }]) => [
          name,
          { menu: median(menu), known: median(known), range: `${Math.min(...known)}-${Math.max(...known)}` },
        ]),
      ),
    );
  } finally {
    await browser.close();
    silence.close();
    silence.closeAllConnections();
    await stack.stop();
  }
}

type Times = { readonly menu: readonly number[]; readonly known: readonly number[] };

async function times(
  context: BrowserContext,
  url: string,
  runs: number,
  before: () => Promise<void> = async () => undefined,
): Promise<Times> {
  const times: { readonly menu: number[]; readonly known: number[] } = { menu: [], known: [] };
  // The first load fills the browser's cache and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    await before();
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const [menu, known] = await Promise.all([
      page.waitForFunction(
        () => (document.querySelector('main a[href*="item="]') ? performance.now() : undefined),
        undefined,
        WAITING,
      ),
      page.waitForFunction(
        () => performance.getEntriesByName('tiffin: session known')[0]?.startTime,
        undefined,
        WAITING,
      ),
    ]);
    if (run > 0) {
      times.menu.push(Math.round(Number(await menu.jsonValue())));
      times.known.push(Math.round(Number(await known.jsonValue())));
    }
    await page.close();
  }
  return times;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(PERSON.email);
  await page.getByLabel('Password').fill(PERSON.password);
  const kept = page.waitForResponse((response) => response.url().endsWith('/_session/tokens'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await kept;
  await page.close();
}
