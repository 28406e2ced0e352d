import type { Page, Route } from '@playwright/test';

type Shift = { readonly value: number; readonly moved: readonly string[] };

/** Records what moves in every document of the page from now on, apart from answers to a press. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'a removed element';
      const words = element.textContent.trim().slice(0, 40);
      return `${element.localName}${element.id && `#${element.id}`} “${words}”`;
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('x')}`;
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        if (!('value' in entry && 'sources' in entry) || Reflect.get(entry, 'hadRecentInput') === true)
          continue;
        const sources = Array.isArray(entry.sources) ? entry.sources : [];
        shifts.push({
          value: Number(entry.value),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
          ),
        });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.defineProperty(window, 'layoutShifts', {
      value: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** Returns the shifts of the page's document so far, oldest first. */
export async function layoutShifts(page: Page): Promise<readonly Shift[]> {
  await painted(page);
  return page.evaluate<readonly Shift[]>('layoutShifts()');
}

/**
 * Lets scripts and answers arrive one at a time, in the order in which the page asks, each after the page has painted
 * the one before. So every part of a screen comes in a frame of its own.
 */
export async function arriveOneByOne(page: Page): Promise<void> {
  let turn = Promise.resolve();
  await page.route('**/*', async (route) => {
    if (!['script', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
    const before = turn;
    const arrival = deliver(page, route, before);
    turn = arrival;
    return arrival;
  });
}

async function deliver(page: Page, route: Route, before: Promise<void>): Promise<void> {
  const response = await route.fetch();
  await before;
  // A document that is left takes no answer.
  await route.fulfill({ response }).catch(() => undefined);
  await painted(page);
}

async function painted(page: Page): Promise<void> {
  const frames = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // A document that is left paints no more.
  await frames.catch(() => undefined);
}
