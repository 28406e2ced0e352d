import type { Locale } from '@tiffin/contracts';
import type { confirmFulfillmentInputSchema } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import type { GroupRecord } from './group-records';

export type Confirmation = {
  readonly id: string;
  readonly externalUserId: string;
  readonly idempotencyKey: string | undefined;
  readonly input: z.output<typeof confirmFulfillmentInputSchema>;
  readonly locale: Locale;
  /** Returns whether a group still is what the host agreed to in advance. Absent: the host confirms now. */
  readonly isStillAgreed?: (record: GroupRecord) => boolean;
};
