import { z } from 'zod';
import { GUEST_STATUSES } from '../enumerations';
import { instantSchema, microSchema } from './basics';
import { cartItemSchema } from './cart';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

/** A person of a group, as the viewer may see them. */
export const fulfillmentGuestSchema = z.object({
  externalUserId: requiredTextSchema,
  status: enumerationSchema(GUEST_STATUSES, 'BROWSING'),
  firstName: answeredNameSchema,
  lastName: answeredNameSchema,
  /** Order of joining, from 0: fixes the person's colour. */
  seat: z.int().min(0),
  /** The person's lines; empty where the host hides them from other guests. */
  cartItems: z.array(cartItemSchema),
  subtotalMicro: microSchema,
  /** What the viewer's part of the bill comes to if they get ready now. Absent for others and for who is ready. */
  projectedMicro: ofExtension('sharedCosts', microSchema),
  /** What the guest's card holds for their part. Only the host and the guest are told. */
  heldMicro: ofExtension('guestPayments', microSchema),
  /** Whether the guest's card was declined since they last paid. Only the host and the guest are told. */
  isCardDeclined: ofExtension('guestPayments', z.boolean()),
  /** When the guest was last asked to choose. Only the host, co-hosts and the guest are told. */
  nudgedTime: ofExtension('nudges', instantSchema.nullable()),
  /** When the guest last asked the host for more time; null before. Only the host, co-hosts and the guest are told. */
  moreTimeAskedTime: ofExtension('moreTime', instantSchema.nullable()),
  /** Where the guest wants reminders before the deadline; null for none. Only the guest is told. */
  reminderEmail: ofExtension('reminders', z.string().nullable()),
  /** True for a person without a browser of their own, for whom the host orders and pays. */
  isAddedByHost: ofExtension('colleagues', z.boolean()),
  /** True for a guest with whom the host shares the running of the group. */
  isCoHost: ofExtension('coHosts', z.boolean()),
});
export type FulfillmentGuest = z.infer<typeof fulfillmentGuestSchema>;
