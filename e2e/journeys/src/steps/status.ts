import type { Page } from '@playwright/test';

/** Returns the order's identifier in a status page's URL. */
export function orderIdIn(url: string): string {
  const id = /\/status\/([^/?]+)/.exec(url)?.[1];
  if (!id) throw new Error(`there is no order in ${url}`);
  return decodeURIComponent(id);
}

type Line = {
  readonly term: string;
  readonly amount: string;
  readonly isTotal: boolean;
  readonly isSub: boolean;
};

/** Returns the receipt's lines in reading order, with sub-totals and the total marked. */
export async function receiptLines(page: Page): Promise<readonly Line[]> {
  const rows = await page.getByRole('group', { name: 'Receipt' }).locator('dl > div').all();
  return Promise.all(
    rows.map(async (row) => {
      const term = (await row.locator('dt').innerText()).trim();
      return {
        term,
        amount: (await row.locator('dd').innerText()).trim(),
        isTotal: /^Total/.test(term),
        isSub: /^Subtotal/.test(term),
      };
    }),
  );
}
