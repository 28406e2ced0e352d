import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Fault } from './faults';

/** One React is in the page, but where the fault is a second one: then the page has counted it. */
export async function expectOneReact(page: Page, { doublesReact }: Fault): Promise<void> {
  const counts = await page.evaluate(() => Reflect.get(globalThis, Symbol.for('tiffin.instances')));
  expect(counts['react']).toBe(doublesReact ? 2 : 1);
}
