import type { Locator, Page } from '@playwright/test';
import { reportsOf } from './error-reports-of';
import type { FaultyAssets } from './faulty-assets';
import { FaultyRemote } from './faulty-remote';
import { readLiveBuild } from './live-build';
import { PageTime } from './page-time';

/** Limits of the product, in milliseconds of the page's own clock. */
export const LIMITS_MS = { shell: 3000, fallback: 8000, report: 5000 } as const;

const IN_TROUBLE = /didn’t load|went wrong/;

/** The remote that fails, and a page of it. */
export type Drilled = {
  readonly remote: string;
  readonly path: string;
  /** What the page says where the remote is missing. */
  readonly missing: string;
  /** Leads to another remote's page, and gives what is seen there. */
  readonly goElsewhere: (page: Page) => Promise<Locator>;
};

/** A page whose clock is stopped, of a remote that fails as it is told. */
export type DrilledPage = {
  readonly page: Page;
  readonly drilled: Drilled;
  readonly faulty: FaultyRemote;
  readonly time: PageTime;
  /** The error reports that it has sent. */
  readonly reports: readonly string[];
  readonly home: Locator;
  readonly cart: Locator;
  /** The headings of the remote's place, and of its screen where it is well. */
  readonly title: Locator;
  readonly ready: Locator;
};

/** Stops the clock of a page and puts the faulty remote in the place of the live one. */
export async function beginDrill(
  page: Page,
  drilled: Drilled,
  faultyAssets: FaultyAssets,
): Promise<DrilledPage> {
  // A document that a test hands out counts as one of the internet: the browser would ask before it calls this machine.
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
