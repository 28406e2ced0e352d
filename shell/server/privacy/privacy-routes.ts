import { COOKIES, cookieText, parseCookies } from '@tiffin/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newNonce } from '../html/new-nonce';
import { pageLanguage } from '../languages/page-language';
import { refuseOtherSites } from '../session/refuse-other-sites';
import type { Settings } from '../settings';
import { CONSENTS, consentCookie } from './consent-cookie';
import { privacyOf } from './privacy-of-visit';
import { PRIVACY_PATH } from './privacy-of-page';
import { privacyPage } from './privacy-page';

const MOST_BYTES = 1_024;
const bodySchema = z.object({ choice: z.enum(CONSENTS) });

type Query = { readonly lang?: unknown };

/**
 * Adds the page that explains what is stored and takes a choice. It needs no script. Only pages of ours may send a choice.
 */
export async function privacyRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  const isSecure = settings.config.origin.startsWith('https:');

  app.get<{ Querystring: Query }>(PRIVACY_PATH, async ({ headers, query }, reply) => {
    const cookies = parseCookies(headers.cookie);
    const { languages } = settings;
    const language = pageLanguage(
      {
        query: typeof query.lang === 'string' ? query.lang : null,
        cookie: cookies[COOKIES.language.name],
        acceptLanguage: headers['accept-language'],
      },
      languages,
    );
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
      )
      .send(
        privacyPage({
          privacy: privacyOf({ cookies, headers }, settings.privacy),
          language,
          languages,
          nonce,
        }),
      );
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post(
      PRIVACY_PATH,
      { onRequest: refuseOtherSites(settings), bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const { data } = bodySchema.safeParse(request.body);
        if (!data) return reply.code(400).send({ error: 'invalid_choice' });
        void reply.header('set-cookie', consentCookie(data.choice, isSecure));
        if (data.choice === 'refused') {
          void reply
            .header('set-cookie', cookieText('analyticsDeviceId', '', isSecure))
            .header('set-cookie', cookieText('deviceInfo', '', isSecure));
        }
        // A script goes on with its page, a form loads it again.
        if (request.headers['sec-fetch-dest'] === 'empty') return reply.code(204).send();
        return reply.redirect(pathBefore(request), 303);
      },
    );
  });
}

/** Returns the path of the page with the form, by its Referer header. */
function pathBefore({ headers: { referer = '', host } }: FastifyRequest): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  const isOurs = page?.host === host && !page?.pathname.startsWith('//');
  return page && isOurs ? page.pathname + page.search : PRIVACY_PATH;
}
