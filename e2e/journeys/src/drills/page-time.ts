import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures';

const STEP_MS = 200;
const COUNTED = ['document', 'script', 'fetch', 'xhr'];
/** Requests that a page may send while it unloads. No page receives their answers. */
const PARTING = /\/errors\/api\/|\/_session\/tokens/;

/**
 * The clock of a page, controlled by the test. It advances only while no answer is pending, so that a limit
 * measures the product and not the machine. Answers that never come do not stop it.
 */
export class PageTime {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  private constructor(page: Page, neverAnswers: (url: string) => boolean) {
    this.#page = page;
    page.on('request', (request) => {
      const isCounted = COUNTED.includes(request.resourceType()) && !PARTING.test(request.url());
      if (isCounted && !neverAnswers(request.url())) this.#underWay.add(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /** Stops the clock of every document that the page will show. */
  static async stop(page: Page, neverAnswers: (url: string) => boolean): Promise<PageTime> {
    const now = Date.now();
    await page.clock.install({ time: now });
    // Later than the real time that has passed by now, however slow the machine.
    await page.clock.pauseAt(now + 60_000);
    return new PageTime(page, neverAnswers);
  }

  /** Opens a URL in a new document. */
  async open(url: string): Promise<void> {
    this.#underWay.clear();
    // A missing answer delays the page's load event.
    await this.#page.goto(url, { waitUntil: 'commit' });
  }

  /**
   * Advances time until a condition holds. Throws after `limitMs`. Returns the milliseconds that passed on
   * the page.
   */
  async passUntil(isSo: Locator | (() => boolean), what: string, limitMs: number): Promise<number> {
    for (let passedMs = 0; passedMs <= limitMs; passedMs += STEP_MS) {
      await expect
        .poll(() => this.#underWay.size, { message: 'requests under way', intervals: [5, 10, 20, 50] })
        .toBe(0);
      if (typeof isSo === 'function' ? isSo() : await isSo.first().isVisible()) return passedMs;
      await this.#page.clock.runFor(STEP_MS);
    }
    throw new Error(`${what}: not within ${limitMs} ms of the page's clock.`);
  }
}
