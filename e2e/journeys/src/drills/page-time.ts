import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures';

const STEP_MS = 200;
const COUNTED = ['document', 'script', 'fetch', 'xhr'];
/** What a page may send while it is left: of the answer the next page hears nothing. */
const PARTING = /\/errors\/api\/|\/_session\/tokens/;

/**
 * The clock of a page, held by the test: it goes on only while no answer is on its way, so that a limit is one of the
 * product and not of the machine. Answers that never come do not hold it.
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
    // Later than what has passed by now, however slow the machine.
    await page.clock.pauseAt(now + 60_000);
    return new PageTime(page, neverAnswers);
  }

  /** Opens an address anew. */
  async open(url: string): Promise<void> {
    this.#underWay.clear();
    // An answer that never comes keeps a page from its load event.
    await this.#page.goto(url, { waitUntil: 'commit' });
  }

  /** Lets time pass until something is so; an error after `limitMs`. Gives the milliseconds that passed on the page. */
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
