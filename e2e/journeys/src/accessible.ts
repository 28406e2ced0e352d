import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No axe violation on what is shown (WCAG 2.2 AA). A screen is there when its heading of level one is and nothing fades
 * in any more: a remote that is still on its way is not judged. What comes while axe looks comes at once, as it does for
 * those who have asked for less motion.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), `the heading of ${what}`).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all(page.frames().map(atRest));
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .setLegacyMode(!(await showsOtherOrigin(page)))
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  // Dialogs come in once more now: a press would miss what is moving.
  await Promise.all(page.frames().map(atRest));
  const lines = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(lines, `axe on ${what}`).toEqual([]);
}

/** Waits for every movement that ends by itself. */
async function atRest(frame: Frame): Promise<void> {
  const movements = frame.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  // A frame that leaves the page meanwhile has come to rest.
  await movements.catch(() => undefined);
}

/** axe looks into a frame of another origin by a way that takes three times as long: only where there is something to see. */
async function showsOtherOrigin(page: Page): Promise<boolean> {
  const origin = originOf(page.mainFrame());
  const others = page.frames().filter((frame) => originOf(frame) !== origin);
  const shown = await Promise.all(others.map(isShown));
  return shown.includes(true);
}

async function isShown(frame: Frame): Promise<boolean> {
  try {
    return await (await frame.frameElement()).isVisible();
  } catch {
    // It has left the page meanwhile.
    return false;
  }
}

function originOf(frame: Frame): string {
  return URL.canParse(frame.url()) ? new URL(frame.url()).origin : '';
}
