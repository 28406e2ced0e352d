import type { Page } from '@playwright/test';
import { z } from 'zod';
import { urls } from '../urls';

const REMOTES = /(<script type="application\/json" id="tiffin-remotes">)(.*?)(<\/script>)/s;
const pageDataSchema = z.looseObject({
  registry: z.object({ remotes: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

/** A page's data about one remote. */
export type RemoteData = Readonly<Record<string, unknown>>;

/**
 * Replaces what the page and its `/remotes.json` say about a remote with the result of `lie`. Nothing of the
 * remote is preloaded.
 */
export async function lieAbout(
  page: Page,
  remote: string,
  lie: (entry: RemoteData) => RemoteData,
): Promise<void> {
  const { origin } = new URL(urls().shell);
  const falsified = (remotes: Readonly<Record<string, RemoteData>>): object => ({
    remotes: { ...remotes, ...(remotes[remote] && { [remote]: lie(remotes[remote]) }) },
  });
  await page.route(
    (url) => url.origin === origin && url.pathname === '/remotes.json',
    async (route) => {
      const registry = pageDataSchema.shape.registry.parse(await (await route.fetch()).json());
      return route.fulfill({ json: falsified(registry.remotes) });
    },
  );
  await page.route(
    (url) => url.origin === origin,
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        REMOTES,
        (_, before: string, json: string, after: string) => {
          const data = pageDataSchema.parse(JSON.parse(json));
          const text = JSON.stringify({ ...data, registry: falsified(data.registry.remotes) });
          return before + text.replaceAll('<', '\\u003c') + after;
        },
      );
      const early = new RegExp(`<link rel="preload"[^>]*/${remote}/[^>]*>`, 'g');
      return route.fulfill({ response, body: body.replace(early, '') });
    },
  );
}
