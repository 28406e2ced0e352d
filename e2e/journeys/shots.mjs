import { chromium } from '@playwright/test';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
const ports = { shell: 3950, assets: 3951, sandbox: 4950, partner: 3952 };
const stack = await startStack({ ports, dataDir: 'memory', env: { TIFFIN_OVERRIDE_HOSTS: 'localhost:3200' } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [width, height] of [[390, 844], [1440, 900]])
  for (const lang of ['en', 'zh']) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`${stack.urls.shell}/order/team/join?lang=${lang}&remote.mfe-teams=http://localhost:3200/mf-manifest.json`);
    await page.getByRole('alertdialog').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/shot-ask-${lang}-${width}.png` });
    console.log(lang, width, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
    await page.goto(`${stack.urls.shell}/order/team/join?lang=${lang}&remotes&remote.mfe-teams=http://stranger.test/m.json`);
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/shot-panel-${lang}-${width}.png` });
    await page.close();
  }
await browser.close();
await stack.stop();
