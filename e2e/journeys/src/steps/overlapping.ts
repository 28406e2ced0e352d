import type { Locator } from '@playwright/test';

/** Returns the parts of a panel that cover the part after them, as the first words of each pair. */
export function overlapping(panel: Locator): Promise<readonly string[]> {
  return panel
    .getByRole('group')
    .first()
    .evaluate((scroll) => {
      const parts = [...scroll.children].filter(({ clientHeight }) => clientHeight > 0);
      return parts.flatMap((part, index) => {
        const next = parts[index + 1];
        const end = Math.max(
          ...[part, ...part.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom),
        );
        if (!next || end <= next.getBoundingClientRect().top + 1) return [];
        return [`${part.textContent.slice(0, 30)} over ${next.textContent.slice(0, 30)}`];
      });
    });
}
