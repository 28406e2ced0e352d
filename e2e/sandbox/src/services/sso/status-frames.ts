import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from './pages/html';
import { ASSETS_URL, pageHeaders } from './page-headers';
import { PROTOCOL_PATH, REALM_PATH, STATUS_FRAME, type SsoSettings } from './sso-settings';

const askerSchema = z.object({ client_id: z.string().catch(''), origin: z.string().catch('') });

/**
 * Registers the hidden pages that keycloak-js frames: the session status, and the third-party cookie check.
 */
export function registerStatusFrames(app: FastifyInstance, settings: SsoSettings): void {
  const at = (path: string): string => `${REALM_PATH}${PROTOCOL_PATH}${path}`;
  const frames = {
    [REALM_PATH + STATUS_FRAME]: 'login-status.js',
    [at('/3p-cookies/step1.html')]: 'third-party-start.js',
    [at('/3p-cookies/step2.html')]: 'third-party-answer.js',
  };
  for (const [url, script] of Object.entries(frames)) {
    app.get(url, async (_request, reply) => {
      void reply.headers(pageHeaders([], settings.ownOrigins)).type('text/html; charset=utf-8');
      return framed(script);
    });
  }
  app.get(`${REALM_PATH}${STATUS_FRAME}/init`, async (request, reply) => {
    const asker = askerSchema.parse(request.query);
    const client = settings.webClients.find(({ id }) => id === asker.client_id);
    const known = client && !client.partner && client.origins.includes(asker.origin);
    return reply.code(known ? 204 : 403).send();
  });
}

function framed(script: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Tiffin</title>
        <script type="module" src="${ASSETS_URL}/${script}"></script>
      </head>
      <body></body>
    </html>`.html;
}
