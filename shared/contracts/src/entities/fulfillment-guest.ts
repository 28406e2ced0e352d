import { z } from 'zod';
import { GUEST_STATUSES } from '../enumerations';
import { instantSchema, microSchema } from './basics';
import { cartItemSchema } from './cart';
import { enumerationSchema, requiredTextSchema } from './reading';

/** A person of a group, as the viewer may see them. */
export const fulfillmentGuestSchema = z.object({
  externalUserId: requiredTextSchema,
  status: enumerationSchema(GUEST_STATUSES, 'BROWSING'),
  firstName: z.string(),
  lastName: z.string(),
  /** Order of joining, from 0: fixes the person's colour. */
  seat: z.int().min(0),
  /** The person's lines; empty where the host hides them from other guests. */
  cartItems: z.array(cartItemSchema),
  subtotalMicro: microSchema,
  /** What the viewer's part of the bill comes to if they get ready now. Absent for others and for who is ready. */
  projectedMicro: microSchema.optional(),
  /** What the guest's card holds for their part. Only the host and the guest are told. */
  heldMicro: microSchema.optional(),
  /** Whether the guest's card was declined since they last paid. Only the host is told. */
  isCardDeclined: z.boolean().optional(),
  /** When the guest was last asked to choose. Only the host, co-hosts and the guest are told. */
  nudgedTime: instantSchema.nullable().optional(),
  /**
   * When the guest last asked the host for more time; null before. Only the host, co-hosts and the guest are told. Absent
   * from services that take no such request. The specification has no such field.
   */
  moreTimeAskedTime: instantSchema.nullable().optional(),
  /** Where the guest wants reminders before the deadline; null for none. Only the guest is told. */
  reminderEmail: z.string().nullable().optional(),
  /** True for a person without a browser of their own, for whom the host orders and pays. */
  isAddedByHost: z.boolean().optional(),
  /** True for a guest with whom the host shares the running of the group. */
  isCoHost: z.boolean().optional(),
});
export type FulfillmentGuest = z.infer<typeof fulfillmentGuestSchema>;
