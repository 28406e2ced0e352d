import { groupPath } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { users } from '../../../db/tables';
import { takeAttempt } from '../../attempts/take-attempt';
import { merchantById } from '../../content/find-merchant';
import { plainLetter } from '../../mailbox/plain-letter';
import { sendEmail } from '../../mailbox/send-email';
import type { Group, GuestRecord } from '../group-records';
import type { MemberLetter } from './member-letters';
import { typedEmailNote } from './typed-email-note';

/** A host who moves the deadline or nudges again and again does not fill a mailbox. */
const LIMIT = { most: 12, windowMs: 60 * 60_000 };

const OPEN = { en: 'Open group order', zh: '開啟團體訂單' } as const;

type Mailing = {
  readonly group: Group;
  readonly member: GuestRecord;
  readonly letter: MemberLetter;
  /** Where a guest without an account asked for the letter. */
  readonly typedEmail?: string | null;
};

/**
 * Sends a letter about a group to a member who has an account, or to the address that they typed, in the caller's
 * transaction. Does nothing for others, and after twelve letters in an hour.
 */
export async function emailMember(
  tx: Database,
  { clock, options }: Pick<SandboxContext, 'clock' | 'options'>,
  { group: { record, guests }, member, letter, typedEmail = null }: Mailing,
): Promise<void> {
  const { externalUserId, locale } = member;
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, externalUserId));
  const to = account?.email ?? typedEmail;
  if (to === null) return;
  const now = clock.now();
  const limit = { purpose: 'group.email', subject: `${record.id} ${externalUserId}`, rule: LIMIT };
  if ((await takeAttempt(tx, limit, now)) !== undefined) return;
  const merchant = await merchantById(tx, record.merchantId);
  const facts = {
    hostName: guests.find((guest) => guest.externalUserId === record.hostId)?.firstName ?? '',
    isHost: externalUserId === record.hostId,
    merchantName: merchant.name,
    timeZone: merchant.timeZone,
    orderByTime: record.orderByTime,
  };
  const { subject, body } = letter(facts, locale);
  const words = plainLetter({
    locale,
    subject,
    sentences: [body],
    link: { label: OPEN[locale], url: options.shellUrl + groupPath(record.id) },
    note: account ? undefined : typedEmailNote({ ...facts, guestName: member.firstName }, locale),
  });
  await sendEmail(tx, { to, ...words }, now);
}
