import { z } from 'zod';
import { identifierSchema } from '../entities/basics';
import { requiredTextSchema } from '../entities/reading';
import type { Call } from './call';

/** What is public of an organisation's configuration (specification 3). */
const organizationConfigSchema = z.object({
  organizationId: requiredTextSchema,
  name: z.string(),
  subdomain: z.string(),
  /** Whether people who come by its subdomain are the organisation's own. */
  isOrg: z.boolean(),
  configEntries: z.object({
    /** Of a client that may only get a service token: public in spite of its name. */
    publicServiceClientId: z.string(),
    publicServiceClientSecret: z.string(),
    /** The identity client with which people of this organisation sign in. */
    webClientId: z.string(),
  }),
});
export type OrganizationConfig = z.infer<typeof organizationConfigSchema>;

/** The one call of the organisation service. */
export const organisationService = {
  getOrganizationConfig: {
    service: 'organisation',
    summary: 'The public configuration of the organisation at a subdomain.',
    method: 'GET',
    path: '/organizations/configs/public',
    auth: 'none',
    isPublic: true,
    query: z.object({ subdomain: identifierSchema }),
    response: organizationConfigSchema,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
