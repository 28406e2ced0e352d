import type { Page } from '@playwright/test';

/** Arabic letters for Latin ones. Nobody reads them: they only run from right to left. */
const LETTERS = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظ';

/**
 * Shows every page from here on as a language that is written from right to left: `dir` and `lang` of the page, and Arabic
 * letters in the place of Latin ones.
 */
export async function writeFromRightToLeft(page: Page): Promise<void> {
  await page.addInitScript((letters) => {
    const turn = (text: string): string =>
      text.replace(/[a-z]/gi, (letter) => letters.charAt(letter.toLowerCase().charCodeAt(0) - 97));
    const turnAll = (part: Node): void => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (
        let node: Node | null = part instanceof Text ? part : walker.nextNode();
        node;
        node = walker.nextNode()
      ) {
        const parent = node.parentElement;
        if (!parent?.closest('#root, dialog') || parent.closest('script, style')) continue;
        const turned = turn(node.nodeValue ?? '');
        if (turned !== node.nodeValue) node.nodeValue = turned;
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
      document.documentElement.lang = 'ar-x-pseudo';
    });
    // React compares the server's text with its own while it takes a page over, so letters turn afterwards.
    window.addEventListener('turn-letters', () => {
      turnAll(document.body);
      new MutationObserver((changes) => {
        for (const { target } of changes) turnAll(target);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, LETTERS);
}

/** Turns the letters of a page that has been taken over. */
export async function turnLetters(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('turn-letters')));
}
