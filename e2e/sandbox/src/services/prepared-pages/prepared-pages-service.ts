import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import type { Service } from '../service';
import { preparePage } from './prepare-page';
import type { PreparedPage } from './prepare-page';

const KEPT_MS = 3_600_000;
const MOST_PAGES = 100;
const askSchema = z.object({ pattern: z.string().startsWith('/').max(300) });

/**
 * Gives developers a page with something on it. POST /sandbox/prepared-pages {pattern} prepares a cart or a group for a route and
 * answers with a URL. A browser that opens the URL gets the guest to whom the cart belongs, and is sent to the page of the shell.
 * Only who prepared a page knows its URL, so no other site can give a browser a cart.
 */
export const preparedPagesService: Service = async (app, { options }) => {
  const pages = new Map<string, PreparedPage & { readonly endsAt: number }>();

  registerControl(app, 'POST', '/sandbox/prepared-pages', askSchema, async ({ pattern }) => {
    const page = await preparePage(app, pattern);
    if (!page) return refuse(404, 'NOT_FOUND', 'no_preparation');
    const [oldest] = pages.size < MOST_PAGES ? [] : pages.keys();
    if (oldest !== undefined) pages.delete(oldest);
    const code = randomBytes(16).toString('base64url');
    pages.set(code, { ...page, endsAt: Date.now() + KEPT_MS });
    return { url: `${options.publicUrl}/sandbox/prepared-pages/${code}` };
  });

  app.get<{ Params: { readonly code: string } }>('/sandbox/prepared-pages/:code', async (request, reply) => {
    const page = pages.get(request.params.code);
    if (!page || page.endsAt < Date.now()) return refuse(404, 'NOT_FOUND');
    const to = new URL(page.path, options.shellUrl);
    to.search = new URL(request.url, options.publicUrl).search;
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', [...page.cookies])
      .redirect(to.href);
  });
};
