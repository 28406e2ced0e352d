import type { z } from 'zod';

export const SERVICES = [
  'main',
  'userGateway',
  'fulfillment',
  'invite',
  'gateway',
  'organisation',
  'identity',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/**
 * One call of section 7 of the specification. `auth` says who may call: nobody in particular (`none`),
 * a signed-in person or a guest (`any`), a signed-in person (`user`). Paths carry their parameters as `{name}`.
 */
export type Call = {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: 'none' | 'any' | 'user';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};
