import { eq } from 'drizzle-orm';
import { groupPath, orderStatusPath } from '@tiffin/domain';
import type { Order } from '@tiffin/contracts';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { holds } from '../../../db/tables';
import { merchantById } from '../../content/find-merchant';
import { loadGroup } from '../../fulfillment/group-records';
import { letterReader, type LetterReader } from '../../fulfillment/letters/letter-reader';
import { receiptEmail } from '../../mailbox/receipt-email';
import { typedReceiptNote } from '../../mailbox/typed-receipt-note';
import type { OrderRow } from '../order-row';

/** A person who gets letters about an order. */
export type OrderLetterReader = Omit<LetterReader, 'isTyped'> & {
  readonly externalUserId: string;
  /** The host's first name for a guest of theirs; null for whoever placed the order. */
  readonly host: string | null;
  /** Under which guest refunds to the reader are stored; empty for whoever placed the order. */
  readonly guestId: string;
  /** What paid the reader's part; null if their card paid nothing. */
  readonly paymentMethod: Order['paymentMethod'] | null;
  readonly url: string;
  readonly note?: string;
};

type Options = Pick<SandboxContext, 'options'>;

/** Returns everybody with an address to whom an order belongs: whoever placed it, and the guests whose dishes it has. */
export async function orderLetterReaders(
  tx: Database,
  context: Options,
  row: OrderRow,
): Promise<readonly OrderLetterReader[]> {
  const owner = await ownerOf(tx, context, row);
  return [...(owner ? [owner] : []), ...(await guestsOf(tx, context, row))];
}

async function ownerOf(
  tx: Database,
  { options }: Options,
  row: OrderRow,
): Promise<OrderLetterReader | undefined> {
  const to = await receiptEmail(tx, row);
  if (to === null) return undefined;
  const merchant = await merchantById(tx, row.merchantId);
  const { locale = 'en', paymentMethod } = row.content;
  const path = row.guestOrderToken
    ? orderStatusPath(merchant.url, row.guestOrderToken, 'GUEST_TOKEN')
    : orderStatusPath(merchant.url, row.id, 'ID');
  const { externalUserId } = row;
  const url = options.shellUrl + path;
  return { externalUserId, to, locale, host: null, guestId: '', paymentMethod, url };
}

async function guestsOf(
  tx: Database,
  { options }: Options,
  { id, content, externalUserId: hostId }: OrderRow,
): Promise<readonly OrderLetterReader[]> {
  if (content.participatingFulfillmentId === null) return [];
  const { record, guests } = await loadGroup(tx, content.participatingFulfillmentId);
  const host = guests.find(({ externalUserId }) => externalUserId === hostId)?.firstName ?? '';
  const paying = await tx.select().from(holds).where(eq(holds.orderId, id));
  const url = options.shellUrl + groupPath(record.id);
  const eaters = guests.filter(
    ({ externalUserId }) =>
      externalUserId !== hostId &&
      content.orderItems.some(({ guest }) => guest?.externalUserId === externalUserId),
  );
  const readers = await Promise.all(
    eaters.map(async (member): Promise<readonly OrderLetterReader[]> => {
      const { externalUserId, firstName } = member;
      const hold = paying.find((one) => one.externalUserId === externalUserId);
      const reader = await letterReader(tx, member, hold?.receipt);
      if (reader === null) return [];
      const { isTyped, ...address } = reader;
      const note = isTyped
        ? typedReceiptNote({ guestName: firstName, hostName: host }, address.locale)
        : undefined;
      const paymentMethod = hold?.paymentMethod ?? null;
      return [
        {
          ...address,
          externalUserId,
          host,
          guestId: externalUserId,
          paymentMethod,
          url,
          ...(note && { note }),
        },
      ];
    }),
  );
  return readers.flat();
}
