import type { Locator, Page } from '@playwright/test';
import { reportsOf } from './error-reports-of';
import type { FaultyAssets } from './faulty-assets';
import { FaultyRemote } from './faulty-remote';
import { readLiveBuild } from './live-build';
import { PageTime } from './page-time';

/** Limits of the product, in milliseconds of the page's clock. */
export const LIMITS_MS = { shell: 3000, fallback: 8000, report: 5000 } as const;

const IN_TROUBLE = /didn’t load|went wrong/;

/** The remote that fails, and one of its pages. */
export type Drilled = {
  readonly remote: string;
  readonly path: string;
  /** The page's text when the remote is missing. */
  readonly missing: string;
  /** Opens another remote's page and returns what is visible there. */
  readonly goElsewhere: (page: Page) => Promise<Locator>;
};

/** A page with a stopped clock, of a remote that fails as configured. */
export type DrilledPage = {
  readonly page: Page;
  readonly drilled: Drilled;
  readonly faulty: FaultyRemote;
  readonly time: PageTime;
  /** The error reports that the page has sent. */
  readonly reports: readonly string[];
  readonly home: Locator;
  readonly cart: Locator;
  /** The headings shown instead of the remote, and of its screen when it works. */
  readonly title: Locator;
  readonly ready: Locator;
};

/** Stops the clock of a page and replaces the live remote with the faulty one. */
export async function beginDrill(
  page: Page,
  drilled: Drilled,
  faultyAssets: FaultyAssets,
): Promise<DrilledPage> {
  // The browser treats a document that a test fulfils as an internet page, which needs permission to call
  // this machine.
  await page.context().grantPermissions(['local-network-access']);
  const live = await readLiveBuild(drilled.remote);
  const faulty = await FaultyRemote.on({ page, remote: drilled.remote, live, faultyAssets });
  const banner = page.getByRole('banner');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  return {
    page,
    drilled,
    faulty,
    time: await PageTime.stop(page, faulty.neverAnswers),
    reports: reportsOf(page),
    home: banner.getByRole('link', { name: 'Tiffin, home' }),
    cart: banner.getByRole('link', { name: /^Cart at .*, 1 item$/ }),
    title,
    ready: title.filter({ hasNotText: IN_TROUBLE }),
  };
}
