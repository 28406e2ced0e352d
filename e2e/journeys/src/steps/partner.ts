import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { urls } from '../urls';

type Wanted = {
  readonly email?: string;
  /** The initial path of the frame, with its query. */
  readonly path: string;
  /** If set, the host's first token is invalid. */
  readonly begins?: 'badly';
};

/** A partner's application with the shop in its frame. */
export type Partner = {
  readonly shop: Frame;
  readonly state: Locator;
  /** Finds a message that one of the two has sent, such as `shop READY`. */
  readonly said: (line: string) => Locator;
};

/**
 * Opens the partner's application. Its frame is another site, whose storage and cookies the browser blocks.
 */
export async function openPartner(page: Page, wanted: Wanted): Promise<Partner> {
  const query = new URLSearchParams(Object.entries(wanted));
  await page.goto(`${urls().partner}/embed?${query.toString()}`);
  const shop = await (await page.locator('#shop').elementHandle())?.contentFrame();
  if (!shop) throw new Error('The partner’s page has no frame.');
  return {
    shop,
    state: page.locator('#state'),
    said: (line) => page.locator('#said li').filter({ hasText: new RegExp(`^${line}$`) }),
  };
}

/** Opens the application and waits until the shop has identified the person. */
export async function openKnown(page: Page, wanted: Wanted): Promise<Partner> {
  const partner = await openPartner(page, wanted);
  await expect(partner.said('shop READY')).toHaveCount(1);
  return partner;
}
