import type { Page } from '@playwright/test';

/**
 * Returns the visible parts of a page whose text does not fit into them: it is clipped, or it stands beyond a control. Texts that
 * end in an ellipsis on purpose are fine.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      const { width, height } = part.getBoundingClientRect();
      if (!part.checkVisibility({ visibilityProperty: true }) || width <= 2 || height <= 2) return [];
      const isTooLow = part.scrollHeight > part.clientHeight + 2;
      const isTooNarrow = part.scrollWidth > part.clientWidth + 2;
      return (isClipping(part) || isControl(part)) && (isTooLow || isTooNarrow)
        ? [`${width}×${height}: ${part.outerHTML.slice(0, 160)}`]
        : [];
    });

    function isClipping(part: HTMLElement): boolean {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(part);
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const clips = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      return clips && !isMeant && hasText(part) && !/auto|scroll/.test(overflowX + overflowY);
    }

    /** Drawings may be cut by their frame. */
    function hasText(part: HTMLElement): boolean {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.nodeValue?.trim() && !node.parentElement?.closest('svg')) return true;
      return false;
    }

    /** Their areas for fingers are larger than they are, so only the text counts. */
    function isControl(part: HTMLElement): boolean {
      return (
        part.matches('button, a, label') &&
        hasText(part) &&
        getComputedStyle(part, '::after').content === 'none'
      );
    }
  });
}
