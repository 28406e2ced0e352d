import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/open-database';
import { emails } from '../../db/tables';

export type Email = { readonly to: string; readonly subject: string; readonly body: string };

/** Puts an e-mail into the sandbox's mailbox; with a transaction it is there only if the transaction is. */
export async function sendEmail(db: Database, email: Email, now: number): Promise<void> {
  await db.insert(emails).values({
    id: randomUUID(),
    recipient: email.to.toLowerCase(),
    subject: email.subject,
    body: email.body,
    sentAt: now,
  });
}
