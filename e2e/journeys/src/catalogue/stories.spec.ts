import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { leavesLongProofsOut } from '@tiffin/tooling/verify/parts.mjs';
import { expectPartAccessible } from '../accessible';
import { readStories } from './built-catalogue';
import { changeLook, openStory } from './story-page';

/** `npm test` opens the first, `npm run verify` all. */
const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'dark', language: 'zh' },
  { theme: 'light', language: 'zh' },
] as const;

/** One page for all stories of a worker, which compiles the scripts of the catalogue once, and what went wrong on it. */
const test = base.extend<object, { preview: { readonly page: Page; readonly faults: string[] } }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, viewport, locale, timezoneId });
      await use({ page, faults: followFaults(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const looks = leavesLongProofsOut() ? LOOKS.slice(0, 1) : LOOKS;

for (const { id, name, isForPhones } of readStories())
  test(`${name} is accessible and without errors`, async ({ preview: { page, faults } }) => {
    await page.setViewportSize(isForPhones ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await openStory(page, id);
    for (const look of looks) {
      await changeLook(page, look);
      await expectPartAccessible(page, `${name} (${look.theme}, ${look.language})`);
    }
    expect(faults.splice(0)).toEqual([]);
  });

/** Returns what goes wrong on a page, as it happens. */
function followFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
