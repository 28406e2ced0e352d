import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures';

const STEP_MS = 200;
const COUNTED = ['document', 'script', 'fetch', 'xhr'];
/** Requests that a page may send while it unloads. No page receives their answers. */
const PARTING = /\/errors\/api\/|\/_session\/tokens/;

type NeverAnswers = (url: string) => boolean;

/**
 * The clock of a page, controlled by the test. It advances only while no answer is pending and every script has
 * run, so that a limit measures the product and not the machine. Answers that never come do not stop it.
 */
export class PageTime {
  readonly #page: Page;
  readonly #neverAnswers: NeverAnswers;
  readonly #underWay = new Set<Request>();

  private constructor(page: Page, neverAnswers: NeverAnswers) {
    this.#page = page;
    this.#neverAnswers = neverAnswers;
    page.on('request', (request) => {
      const isCounted = COUNTED.includes(request.resourceType()) && !PARTING.test(request.url());
      if (isCounted && !neverAnswers(request.url())) this.#underWay.add(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /** Stops the clock of every document that the page will show. */
  static async stop(page: Page, neverAnswers: NeverAnswers): Promise<PageTime> {
    const now = Date.now();
    await page.addInitScript(markScriptsThatRan);
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
        .poll(() => this.#pending(), {
          message: 'requests and scripts under way',
          intervals: [5, 10, 20, 50],
        })
        .toEqual([]);
      if (typeof isSo === 'function' ? isSo() : await isSo.first().isVisible()) return passedMs;
      await this.#page.clock.runFor(STEP_MS);
    }
    throw new Error(`${what}: not within ${limitMs} ms of the page's clock.`);
  }

  /** Returns the URLs of requests without an answer, and of scripts that have arrived and not yet run. */
  async #pending(): Promise<readonly string[]> {
    const asked = (): readonly string[] => [...this.#underWay].map((request) => request.url());
    if (asked().length > 0) return asked();
    const scripts = await this.#page
      .locator('script[src]:not([data-has-run])')
      .evaluateAll((found) => found.map((script) => script.getAttribute('src') ?? ''));
    const expected = scripts.filter((url) => !this.#neverAnswers(new URL(url, this.#page.url()).href));
    // Asked again, because a script that has just run may have sent a request.
    return expected.length > 0 ? expected : asked();
  }
}

/** Runs in the page. A script's load event comes after the script has run. */
function markScriptsThatRan(): void {
  const mark = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) target.dataset.hasRun = 'true';
  };
  document.addEventListener('load', mark, true);
  document.addEventListener('error', mark, true);
}
