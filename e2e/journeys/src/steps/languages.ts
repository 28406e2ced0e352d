import type { Page } from '@playwright/test';

/** Words that are the same in both languages. */
const NAMES = 'tiffin english 繁體中文 lobby mercer street';

/**
 * Records every text that the services send, because content of merchants and people may be in any language.
 * Returns a function that reads them.
 */
export function rememberContent(page: Page): () => string {
  const texts: string[] = [NAMES];
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    void response.text().then(
      (text) => texts.push(text.toLowerCase()),
      () => undefined,
    );
  });
  return () => texts.join('\n');
}

/** Returns the words on the page (text, names, title) in the other language that no service sent. */
export async function foreignWords(
  page: Page,
  locale: 'en' | 'zh',
  content: string,
): Promise<readonly string[]> {
  const foreign = locale === 'zh' ? /[A-Za-z][A-Za-z'’-]{2,}/g : /[\u4e00-\u9fff]+/g;
  const words = (await wordsOf(page)).flatMap((text) => text.match(foreign) ?? []);
  return [...new Set(words)].filter((word) => !content.includes(word.toLowerCase()));
}

function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    // The server writes some sentences in both languages, and the style shows one of them.
    const isOther = (element: Element | null): boolean =>
      element?.hasAttribute('lang') === true && !element.checkVisibility();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript') && !isOther(node.parentElement))
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
}
