import { z } from 'zod';
import { eventBatchSchema } from '../entities/event-batch';
import type { Call } from './call';

/** The one call of the analytics service. */
export const analyticsService = {
  sendEventBatch: {
    service: 'analytics',
    summary: 'Takes a batch of events; an event that is known by its id is not counted again.',
    method: 'POST',
    path: '/v3/event_batch',
    auth: 'none',
    body: eventBatchSchema,
    /** How many events were new. */
    response: z.object({ accepted: z.int().min(0) }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
