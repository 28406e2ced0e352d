import { z } from 'zod';
import { lineSchema } from '../entities/basics';
import type { Call } from './call';

const ipLocationSchema = z.object({
  ip: z.string(),
  /** ISO 3166-1 alpha-2. */
  country_code: z.string().length(2),
});
/** The location of an IP address. */
export type IpLocation = z.infer<typeof ipLocationSchema>;

/** The third-party lookup of the caller's own IP address. */
export const ipLookup = {
  lookUpIp: {
    service: 'ipLookup',
    summary: "The caller's address and its country.",
    method: 'GET',
    path: '',
    auth: 'none',
    query: z.object({ key: lineSchema(200) }),
    response: ipLocationSchema,
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, Call>;
