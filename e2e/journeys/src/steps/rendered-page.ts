import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { urls } from '../urls';

/** One page of every screen, as everybody may open it. */
export const PAGES = [
  ['home', '/', 'mfe-menu-cart'],
  ['menu', '/m/lucknow-lunch-home/menu', 'mfe-menu-cart'],
  ['cart', '/m/lucknow-lunch-home/order', 'mfe-menu-cart'],
  ['checkout', '/m/lucknow-lunch-home/place/order', 'mfe-checkout'],
  ['order history', '/orders', 'mfe-order-status'],
  ['order status', '/m/lucknow-lunch-home/status/none?orderIdentifierType=ID', 'mfe-order-status'],
  ['group order', '/order/fulfillments/none/edit', 'mfe-group-order'],
  ['invitation', '/g/none', 'mfe-group-order'],
  ['team', '/order/team/join', 'mfe-teams'],
] as const;

/** Returns the URL of a page in a language. */
export function inLanguage(path: string, lang: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
}

/** Waits until the scripts of a page or frame have taken over the server's HTML, which looks the same before. */
export async function takenOver(screen: Pick<Page, 'getByRole'>): Promise<void> {
  const main = screen.getByRole('main').first();
  await expect.poll(() => main.evaluate(() => !('tiffinPresses' in window))).toBe(true);
}

/** Returns the whole HTML of a page. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(urls().shell + path)).text();
}

/** Returns the HTML inside the root element of a page; empty if the browser renders it. */
export async function renderedRoot(request: APIRequestContext, path: string): Promise<string> {
  const html = await htmlOf(request, path);
  return /<div id="root">(.*?)<\/div>\n<(?:script|noscript)/s.exec(html)?.[1] ?? '';
}
