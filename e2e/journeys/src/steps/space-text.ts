import type { Page } from '@playwright/test';

/** Runs checks while the text of a page is as far apart as readers may set it (WCAG 1.4.12). */
export async function withSpacedText(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  await check();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
