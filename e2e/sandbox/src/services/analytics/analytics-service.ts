import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { analyticsService as calls } from '@tiffin/contracts/schemas';
import { analyticsEvents } from '../../db/tables';
import { parse } from '../../parse';
import { parseJson } from '../../parse-json';
import { registerCall } from '../../register-call';
import type { Service } from '../service';

const SHOWN = 500;
const querySchema = z.object({
  entityId: z.string().max(200).optional(),
  eventType: z.string().max(100).optional(),
});

/** Stores analytics events. Each event is stored once, however often its batch arrives. */
export const analyticsService: Service = async (app, context) => {
  // A closing page sends without a preflight request, and so as plain text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    parseJson(text),
  );

  registerCall(app, context, calls.sendEventBatch, async ({ body: { batchDeliveryUuid, events } }) => {
    const receivedAt = context.clock.now();
    const written = await context.db
      .insert(analyticsEvents)
      .values(
        events.map((event) => {
          const { eventId, entityId, eventType } = event;
          return { eventId, entityId, eventType, batchDeliveryUuid, receivedAt, event };
        }),
      )
      .onConflictDoNothing()
      .returning({ eventId: analyticsEvents.eventId });
    return { accepted: written.length };
  });

  app.get('/sandbox/analytics', async (request) => {
    const { entityId, eventType } = parse(querySchema, request.query);
    const rows = await context.db
      .select()
      .from(analyticsEvents)
      .where(
        and(
          entityId === undefined ? undefined : eq(analyticsEvents.entityId, entityId),
          eventType === undefined ? undefined : eq(analyticsEvents.eventType, eventType),
        ),
      )
      .orderBy(desc(analyticsEvents.receivedAt), desc(analyticsEvents.eventId))
      .limit(SHOWN);
    return { events: rows.map(({ event, batchDeliveryUuid }) => ({ ...event, batchDeliveryUuid })) };
  });
};
