import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';

/** Runs `work` with the browser that `npm test` uses. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
