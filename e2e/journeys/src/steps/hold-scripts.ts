import type { Page, Route } from '@playwright/test';

/** Holds every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    async (route: Route) => {
      await held;
      await route.fallback();
    },
  );
  return () => release();
}
