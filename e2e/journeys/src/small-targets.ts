import type { Page } from '@playwright/test';

/**
 * Returns the visible controls of one of our pages that take presses on less than 44 px of height. Links inside sentences are
 * as high as their line, and what lies behind a modal dialog cannot be pressed.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    if (!document.getElementById('root')) return [];
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]',
    );
    return [...controls].flatMap((control) => {
      const { width, height } = boxOf(control);
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isThere || isAbovePage(control) || isInSentence(control)) return [];
      const tall = height + more(control, 'top') + more(control, 'bottom');
      return tall >= least ? [] : [`${Math.round(tall)} px: ${control.outerHTML.slice(0, 160)}`];
    });

    /** A radio button or a checkbox is pressed by its label. */
    function boxOf(control: HTMLElement): DOMRect {
      const isTick = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
      return ((isTick && control.closest('label')) || control).getBoundingClientRect();
    }

    /** The skip link, before it has the focus. */
    function isAbovePage(control: HTMLElement): boolean {
      return control.getBoundingClientRect().bottom + window.scrollY <= 0;
    }

    function isInSentence(control: HTMLElement): boolean {
      const beside = [...(control.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
      return (
        getComputedStyle(control).display.startsWith('inline') &&
        beside.some(({ data }) => data.trim() !== '')
      );
    }

    /** How far an area without content reaches beyond the control. */
    function more(control: HTMLElement, side: 'top' | 'bottom'): number {
      const area = getComputedStyle(control, '::after');
      const isArea = area.content !== 'none' && area.position === 'absolute';
      return isArea ? Math.max(0, -(Number.parseFloat(area[side]) || 0)) : 0;
    }
  });
}
