import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The builder evaluates its source twice at each run. This is none. */
const NO_SOURCE = '/* axe is in the page */';

/**
 * Runs axe on a page, and on its frames of other origins if `hasOtherOrigins`, which takes three times as long. Else each document
 * gets axe once, where the builder brings it twice at every run: a run takes half the time.
 */
export async function runAxe(page: Page, options: Options, hasOtherOrigins: boolean): Promise<Results> {
  if (hasOtherOrigins) return new AxeBuilder({ page }).options(options).analyze();
  await Promise.all(page.frames().map(bringAxe));
  return new AxeBuilder({ page, axeSource: NO_SOURCE }).options(options).setLegacyMode().analyze();
}

async function bringAxe(frame: Frame): Promise<void> {
  // A frame that is removed or leaves its document meanwhile is not checked.
  const brought = frame
    .evaluate(() => 'axe' in window)
    .then((isThere) => (isThere ? undefined : frame.evaluate(axe.source)));
  if (frame.parentFrame() === null) await brought;
  else await brought.catch(() => undefined);
}
