import { z } from 'zod';
import { identifierSchema, instantSchema, lineSchema } from './basics';

const word = lineSchema(100).min(1);
const fields = z.record(lineSchema(60).min(1), z.union([lineSchema(500), z.number(), z.boolean(), z.null()]));
const categories = z.array(word).max(10);

/** The most events of one batch. */
const MAX_BATCH_EVENTS = 100;

const analyticsEventSchema = z.object({
  /** A service counts one id once, however often it comes. */
  eventId: identifierSchema,
  eventDatetime: instantSchema,
  entityType: z.literal('EXTERNAL_USER'),
  /** The signed-in person's externalUserId, else the device id. */
  entityId: identifierSchema,
  /** One visit of one page. */
  entitySessionId: identifierSchema,
  eventType: word,
  eventAction: word,
  domain: word,
  projectCategories: categories,
  featureCategories: categories,
  metadata: fields,
  eventParams: fields,
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

export const eventBatchSchema = z.object({
  batchDeliveryUuid: z.uuid(),
  clientSubmittedTimestamp: instantSchema,
  sourceType: z.literal('WEB'),
  sourceVersion: word,
  sourceName: word,
  events: z.array(analyticsEventSchema).min(1).max(MAX_BATCH_EVENTS),
});
/** Analytics events on their way (specification 3). */
export type EventBatch = z.infer<typeof eventBatchSchema>;
