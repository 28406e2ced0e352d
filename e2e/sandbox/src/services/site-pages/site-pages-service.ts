import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../context';
import { parse } from '../../parse';
import { ASSETS_URL, pageHeaders } from '../sso/page-headers';
import { html } from '../sso/pages/html';
import { pageLocale } from '../sso/pages/page-locale';
import { renderPage } from '../sso/pages/render-page';
import { BACK, DEMONSTRATION, SITE_PAGES } from './site-pages';

const paramsSchema = z.object({ name: z.enum(['help', 'allergens', 'privacy', 'terms']) });
const querySchema = z.object({ ui_locales: z.string().max(50).optional().catch(undefined) });

/** The pages that the site's footer links to: help, allergens, privacy and terms. */
export async function sitePagesService(app: FastifyInstance, { options }: SandboxContext): Promise<void> {
  app.get('/pages/:name', async (request, reply) => {
    const { name } = parse(paramsSchema, request.params);
    const locale = pageLocale(
      parse(querySchema, request.query).ui_locales,
      request.headers['accept-language'],
    );
    const { title, paragraphs } = SITE_PAGES[name][locale];
    const content = html`${paragraphs.map((text) => html`<p>${text}</p>`)}
      <p class="hint">${DEMONSTRATION[locale]}</p>
      <a class="action quiet" href="${options.shellUrl}">${BACK[locale]}</a>`;
    void reply.headers(pageHeaders()).type('text/html; charset=utf-8');
    const pageUrl = `/pages/${name}`;
    return renderPage(title, content, { locale, pageUrl, assetsUrl: ASSETS_URL, shopUrl: options.shellUrl });
  });
}
