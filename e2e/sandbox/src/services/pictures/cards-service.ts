import { identifierSchema } from '@tiffin/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parse } from '../../parse';
import { drawnCards } from '../../pictures/cards/drawn-cards';
import { groupCard } from '../../pictures/cards/group-card';
import { merchantCard } from '../../pictures/cards/merchant-card';
import { siteCard } from '../../pictures/cards/site-card';
import { merchantByExternalId } from '../content/find-merchant';
import { cardOfGroup } from '../invite/card-of-group';
import type { Service } from '../service';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;
const MERCHANT = z.object({ externalId: identifierSchema });
const GROUP = z.object({ linkId: identifierSchema });

/** Pictures for chats that show a shared link: PNG, 1200 by 630 pixels. */
export const cardsService: Service = async (app, context) => {
  const draw = drawnCards();

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    card: { readonly svg: string; readonly maxAge: number },
  ) => {
    const { png, etag } = await draw(card.svg);
    reply
      .header('cache-control', `public, max-age=${card.maxAge}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
    return known?.includes(etag) ? reply.code(304).send() : reply.type('image/png').send(png);
  };

  app.get(
    '/pictures/cards/merchants/:externalId.png',
    { config: { limit: 'files' } },
    async (request, reply) => {
      const { externalId } = parse(MERCHANT, request.params);
      const { name, description, address, imageUrl } = await merchantByExternalId(context.db, externalId);
      const svg = merchantCard({ name, about: description, city: address.city, picturePath: imageUrl });
      return send(request, reply, { svg, maxAge: DAY_SECONDS });
    },
  );

  app.get('/pictures/cards/groups/:linkId.png', { config: { limit: 'links' } }, async (request, reply) => {
    const { linkId } = parse(GROUP, request.params);
    const card = await cardOfGroup(context, linkId);
    // Chats may ask again after the group has ended. They then show the site.
    return send(request, reply, { svg: card ? groupCard(card.drawn) : siteCard(), maxAge: MINUTE_SECONDS });
  });
};
