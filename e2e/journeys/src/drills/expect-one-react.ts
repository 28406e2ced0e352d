import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Fault } from './faults';

/** Expects one React in the page, or a counted second one if that is the fault. */
export async function expectOneReact(page: Page, { doublesReact }: Fault): Promise<void> {
  const counts = await page.evaluate(() => Reflect.get(globalThis, Symbol.for('tiffin.instances')));
  expect(counts['react']).toBe(doublesReact ? 2 : 1);
}
