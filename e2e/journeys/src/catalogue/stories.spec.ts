import { expect, test } from '@playwright/test';
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

const looks = leavesLongProofsOut() ? LOOKS.slice(0, 1) : LOOKS;

for (const { id, name, isForPhones } of readStories())
  test(`${name} is accessible and without errors`, async ({ page }) => {
    if (isForPhones) await page.setViewportSize({ width: 390, height: 844 });
    const faults = followFaults(page);
    await openStory(page, id);
    for (const look of looks) {
      await changeLook(page, look);
      await expectPartAccessible(page, `${name} (${look.theme}, ${look.language})`);
    }
    expect(faults).toEqual([]);
  });

/** Returns what goes wrong on a page, as it happens. */
function followFaults(page: Page): readonly string[] {
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
