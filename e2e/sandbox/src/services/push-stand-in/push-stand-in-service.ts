import { STAND_IN_PATH } from '../order-news/allowed-endpoint';
import type { Service } from '../service';

const MOST_MESSAGES = 500;

type Message = {
  readonly id: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The encrypted message in base64. */
  readonly body: string;
};

/**
 * Stands in for the push service of a browser (RFC 8030) where tests may use it. It keeps what arrives and passes nothing
 * on, because it has no connection to a browser.
 */
export const pushStandInService: Service = async (app, { options }) => {
  if (options.controls === 'off') return;
  const messages: Message[] = [];
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Params: { id: string } }>(
    `${STAND_IN_PATH}:id`,
    { config: { limit: 'none' } },
    async ({ params, headers, body, url }, reply) => {
      if (!Buffer.isBuffer(body)) return reply.code(400).send();
      messages.push({ id: params.id, headers, body: body.toString('base64') });
      messages.splice(0, messages.length - MOST_MESSAGES);
      return reply.code(201).header('location', url).send();
    },
  );
  app.get<{ Params: { id: string } }>('/sandbox/push-messages/:id', async ({ params }) => ({
    messages: messages.filter(({ id }) => id === params.id).map(({ headers, body }) => ({ headers, body })),
  }));
};
