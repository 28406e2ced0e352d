import { formatMoney, groupPath } from '@tiffin/domain';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { merchantById } from '../../content/find-merchant';
import { plainLetter } from '../../mailbox/plain-letter';
import { sendEmail } from '../../mailbox/send-email';
import { typedReceiptNote } from '../../mailbox/typed-receipt-note';
import type { Hold } from '../../payments/card-holds';
import type { Group, GuestRecord } from '../group-records';
import type { GroupLetter } from './group-letter-words';
import { letterReader } from './letter-reader';

const OPEN = { en: 'Open group order', zh: '開啟團體訂單' } as const;

type Mailing = {
  readonly group: Group;
  readonly member: GuestRecord;
  /** The hold of the member's card that the letter is about, if it is about one. */
  readonly hold?: Pick<Hold, 'receipt'> | undefined;
  readonly letter: GroupLetter;
};

/**
 * Sends a letter about a group's money to one of its people, in the transaction of what it tells. Does nothing for
 * somebody who has neither an account nor a receipt's address.
 */
export async function sendGroupLetter(
  tx: Database,
  { clock, options }: Pick<SandboxContext, 'clock' | 'options'>,
  { group: { record, guests }, member, hold, letter }: Mailing,
): Promise<void> {
  const reader = await letterReader(tx, member, hold?.receipt);
  if (reader === null) return;
  const { to, locale, isTyped } = reader;
  const merchant = await merchantById(tx, record.merchantId);
  const host = guests.find(({ externalUserId }) => externalUserId === record.hostId)?.firstName ?? '';
  const words = letter({
    host,
    isHost: member.externalUserId === record.hostId,
    merchant: merchant.name,
    locale,
    money: (micro) => formatMoney(micro, merchant.currencyCode ?? 'DOLLAR', locale),
  });
  const note = isTyped
    ? typedReceiptNote({ guestName: member.firstName, hostName: host }, locale)
    : undefined;
  const link = { label: OPEN[locale], url: options.shellUrl + groupPath(record.id) };
  await sendEmail(tx, { to, ...plainLetter({ locale, ...words, link, note }) }, clock.now());
}
