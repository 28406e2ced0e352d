import { z } from 'zod';

/** Every refusal of every service: type and reason are codes, the words are for people (specification 8). */
export const errorBodySchema = z.object({
  error: z.object({
    type: z.string(),
    reason: z.string().optional(),
    /** A localized title. */
    message: z.string().optional(),
    /** A localized explanation. */
    body: z.string().optional(),
    /** Facts that a remedy needs: item ids, the earliest time, a perk's display hint. */
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
