import { z } from 'zod';
import { identifierSchema } from '../entities/basics';
import { LOCALES } from '../enumerations';
import type { Call } from './call';

/** An entry of the content management service: named pieces of plain text. */
const resourceSetEntrySchema = z.object({
  sys: z.object({
    id: z.string(),
    type: z.literal('Entry'),
    locale: z.enum(LOCALES),
    updatedAt: z.string(),
    contentType: z.object({ sys: z.object({ id: z.literal('resourceSet') }) }),
  }),
  fields: z.object({ name: z.string(), resources: z.record(z.string(), z.string()) }),
});

/** The texts of a resource set by their keys. */
export type ResourceSet = Readonly<Record<string, string>>;

/** The content management service, in the shape of Contentful's delivery API. */
export const contentManagement = {
  getResourceSetEntries: {
    service: 'cms',
    summary: 'Entries of type resourceSet by name and locale.',
    method: 'GET',
    path: '/entries',
    auth: 'none',
    query: z.object({
      content_type: z.literal('resourceSet'),
      'fields.name': identifierSchema,
      locale: z.enum(LOCALES),
    }),
    response: z.object({
      sys: z.object({ type: z.literal('Array') }),
      total: z.int(),
      skip: z.int(),
      limit: z.int(),
      items: z.array(resourceSetEntrySchema),
    }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
