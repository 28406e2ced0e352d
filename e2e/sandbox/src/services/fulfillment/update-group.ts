import type { FulfillmentValidation } from '@tiffin/contracts';
import type { updateFulfillmentInputSchema } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { checkTip } from '../../pricing/check-tip';
import { merchantById } from '../content/find-merchant';
import { findPayer } from '../payments/find-payer';
import { changeGroup } from './change-group';
import { checkTimes } from './check-times';
import { chosenDetails, destinationOf } from './delivery-details';
import { requireHosting, shareModesOf } from './group-access';
import { settingsRevisionOf } from './group-checksum';
import { HeldGroup } from './group-guard';
import type { Group } from './group-records';
import type { GroupSettings } from './group-settings';
import { groupTimes } from './group-times';
import { typeOptions } from '../content/type-options';
import { validateGroup } from './validate-group';

type Input = z.output<typeof updateFulfillmentInputSchema>;
type Update = {
  readonly id: string;
  readonly externalUserId: string;
  readonly input: Input;
  readonly withValidation: boolean;
};

/** Changes what the host decides, and reports what would then block the order. */
export async function updateGroup(
  context: SandboxContext,
  { id, externalUserId, input, withValidation }: Update,
): Promise<FulfillmentValidation['validationErrors']> {
  return changeGroup(context, id, async (tx, group) => {
    const now = context.clock.now();
    const way = await requireHosting(tx, group, externalUserId, now);
    if (way === 'coHost' && !isForCoHosts(input)) refuse(403, 'FORBIDDEN', 'NOT_THE_HOST');
    const { settingsRevision = settingsRevisionOf(group.record) } = input;
    const held = HeldGroup.guard(tx, group, way, now);
    if (input.guestMax !== undefined && input.guestMax < group.guests.length)
      refuse(400, 'GUEST_LIMIT_TOO_LOW', undefined, { data: { minimum: group.guests.length } });
    if (settingsRevision !== settingsRevisionOf(group.record)) refuse(409, 'SETTINGS_CHANGED');
    await checkShareMode(tx, group, input);
    const merchant = await merchantById(tx, group.record.merchantId);
    if (input.fulfillmentType && !typeOptions(merchant).includes(input.fulfillmentType))
      refuse(400, 'INVALID_PARAMETER', 'fulfillmentType');
    await checkMoney(tx, externalUserId, input);
    const settings = await settingsAfter(tx, group, { input, externalUserId });
    const times = input.orderByTime === undefined ? {} : groupTimes(input.orderByTime, now);
    if (input.orderByTime !== undefined || input.scheduledForTime !== undefined)
      checkTimes({ ...group.record, ...times, scheduledForTime: settings.scheduledForTime }, now);
    await held.save({ settings, ...times, lockedUntil: null });
    if (!withValidation) return [];
    const destination = await destinationOf(tx, { ...group.record, settings });
    return validateGroup(settings, { merchant, destination, now });
  });
}

/** What a co-host may change: nothing that decides the host's money or card, or the privacy of guests. */
const CO_HOST_SETTINGS: ReadonlySet<string> = new Set<keyof Input>([
  'fulfillmentType',
  'guestMax',
  'orderByTime',
  'scheduledForTime',
  'deliveryDetails',
  'deliveryAddressId',
  'shareMode',
  'countInAtDeadline',
  'settingsRevision',
]);

function isForCoHosts(input: Input): boolean {
  return Object.entries(input).every(([name, value]) => value === undefined || CO_HOST_SETTINGS.has(name));
}

/** Refuses to share a group with the team of a host who has none. */
async function checkShareMode(tx: Database, { record }: Group, { shareMode }: Input): Promise<void> {
  if (shareMode === undefined || (await shareModesOf(tx, record.hostId)).includes(shareMode)) return;
  refuse(400, 'INVALID_PARAMETER', 'shareMode');
}

/** Refuses a tip that is not offered and a payment method that is not the host's. */
async function checkMoney(
  tx: Database,
  hostId: string,
  { tip, ownerPaymentOptions, autoOrder }: Input,
): Promise<void> {
  if (tip) checkTip(tip);
  if (ownerPaymentOptions) await findPayer(tx, hostId, ownerPaymentOptions.paymentMethodIdentifier);
  if (!autoOrder) return;
  const { paymentMethodIdentifier } = autoOrder.paymentMethod;
  // Nobody is there at the deadline to enter a card or to use a wallet.
  if (paymentMethodIdentifier.paymentOptionType !== 'CREDIT_CARD_VAULTED')
    refuse(400, 'INVALID_PARAMETER', 'paymentMethod');
  await findPayer(tx, hostId, paymentMethodIdentifier);
}

async function settingsAfter(
  tx: Database,
  { record: { settings, hostId } }: Group,
  { input, externalUserId }: Pick<Update, 'input' | 'externalUserId'>,
): Promise<GroupSettings> {
  const { orderByTime: _orderByTime, deliveryAddressId: _id, settingsRevision: _seen, ...rest } = input;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { locationId: presentId } = settings.deliveryDetails;
  const offer = { ownerIds: [hostId, externalUserId], presentId };
  const deliveryDetails = (await chosenDetails(tx, offer, input)) ?? settings.deliveryDetails;
  return { ...settings, ...given, deliveryDetails };
}
