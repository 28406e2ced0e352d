import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { takeNotes } from './page-notes';
import { urls } from './urls';

type Watch = {
  /** Allows console lines that match: the journey breaks something on purpose. */
  readonly expectTrouble: (pattern: RegExp) => void;
  readonly follow: (context: BrowserContext) => void;
};

/**
 * Fails a journey on an uncaught error, a console error, a violation of the content security policy, or a
 * request to a foreign host. It watches every page of every context that the journey opens, and describes them if it fails.
 */
export const test = base.extend<{ watch: Watch; anotherPerson: () => Promise<Page> }>({
  watch: [
    async ({ context }, use, testInfo) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
      const notes = takeNotes();
      const follow = (followed: BrowserContext): void => {
        watchContext(followed, troubles);
        notes.follow(followed);
      };
      follow(context);
      await use({ expectTrouble: (pattern) => void expected.push(pattern), follow });
      if (testInfo.status !== testInfo.expectedStatus) {
        // The list of failures in `npm test` prints it.
        await testInfo.attach('page-notes', { body: await notes.describe(), contentType: 'text/plain' });
      }
      expect(
        troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
        'troubles seen by the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],

  /** A second person in another browser context, which shares nothing with the first. */
  anotherPerson: async ({ browser, watch, viewport, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        viewport,
        hasTouch,
        locale: 'en-GB',
        timezoneId: 'America/Toronto',
      });
      contexts.push(context);
      watch.follow(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
export { expectAccessible } from './accessible';

function watchContext(context: BrowserContext, troubles: string[]): void {
  context.on('page', (page) => {
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('request', (request) => {
      if (isForeign(new URL(request.url()))) troubles.push(`foreign host: ${request.url()}`);
    });
  });
  void context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

function isForeign({ protocol, host }: URL): boolean {
  return protocol.startsWith('http') && !Object.values(urls()).some((ours) => new URL(ours).host === host);
}
