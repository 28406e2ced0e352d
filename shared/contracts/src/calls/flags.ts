import { z } from 'zod';
import { identifierSchema, lineSchema } from '../entities/basics';
import type { Call } from './call';

const flagValueSchema = z.union([z.boolean(), z.number(), lineSchema(200)]);
export type FlagValue = z.infer<typeof flagValueSchema>;

const evaluationSchema = z.object({
  key: z.string(),
  value: flagValueSchema,
  reason: z.enum(['STATIC', 'TARGETING_MATCH']),
  variant: z.string().optional(),
});

/** Who asks, by OpenFeature's evaluation context. */
const contextBodySchema = z.object({
  context: z.looseObject({ targetingKey: identifierSchema.optional() }).default({}),
});

/** The remote flag service: the OpenFeature Remote Evaluation Protocol. */
export const flagService = {
  evaluateFlags: {
    service: 'flags',
    summary: 'Every flag for a context; 304 where the entity tag is still right.',
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags',
    auth: 'none',
    body: contextBodySchema,
    response: z.object({ flags: z.array(evaluationSchema) }),
    errors: [],
  },
  evaluateFlag: {
    service: 'flags',
    summary: 'One flag for a context.',
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags/{key}',
    auth: 'none',
    body: contextBodySchema,
    response: evaluationSchema,
    errors: [],
  },
} as const satisfies Record<string, Call>;
