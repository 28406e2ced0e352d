import { expect, type Frame, type Page } from '@playwright/test';
import { runAxe } from './run-axe';
import { smallTargets } from './small-targets';

type Rules = Readonly<Record<string, { readonly enabled: boolean }>>;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no axe violation on the page (WCAG 2.2 AA), and no control that is too small for a finger. It waits for the h1, for
 * the last skeleton to go and for fade-ins to end, so that a loading page is not checked: its footer is hidden, and axe
 * would see links without text when the footer shows meanwhile. While axe runs, the page uses reduced motion, so that new
 * content appears at once.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('[data-skeleton]'), `the skeletons of ${what}`).toHaveCount(0);
  await expectAccessibleAsItIs(page, what);
}

/** Expects the same of a page whose skeletons stay, because something of it is held back. */
export async function expectAccessibleAsItIs(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), `the heading of ${what}`).toBeAttached();
  await expectNoViolation(page, what);
}

/** Expects the same of a page that still waits for what its heading says. */
export async function expectAccessibleWaiting(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1'), `the heading of ${what}`).toHaveCount(0);
  await expectNoViolation(page, what, { 'page-has-heading-one': { enabled: false } });
}

/** Expects the same of a component that is shown by itself, without the heading and the landmarks of a page. */
export async function expectPartAccessible(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what, {
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
  });
}

async function expectNoViolation(page: Page, what: string, rules: Rules = {}): Promise<void> {
  const hasMotion = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all(page.frames().map(atRest));
  const { violations } = await runAxe(
    page,
    { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'], rules },
    await showsOtherOrigin(page),
  );
  if (hasMotion) await page.emulateMedia({ reducedMotion: null });
  // Dialogs animate once more now, and a press would miss a moving target.
  if (hasMotion) await Promise.all(page.frames().map(atRest));
  const lines = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(lines, `axe on ${what}`).toEqual([]);
  await expect.poll(() => smallTargets(page), { message: `small controls on ${what}` }).toEqual([]);
}

/** Waits for every finite animation. */
async function atRest(frame: Frame): Promise<void> {
  const movements = frame.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && end !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  // A frame that was removed meanwhile has no animation.
  await movements.catch(() => undefined);
}

/** Returns whether a frame of another origin is visible. */
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
    // The frame was removed meanwhile.
    return false;
  }
}

function originOf(frame: Frame): string {
  return URL.canParse(frame.url()) ? new URL(frame.url()).origin : '';
}
