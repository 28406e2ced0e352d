import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/open-database';
import { emails } from '../../db/tables';

export type Email = {
  readonly to: string;
  readonly subject: string;
  /** The letter as text, for programs that show no HTML. */
  readonly body: string;
  readonly html: string;
};

/**
 * Stores an e-mail in the sandbox's mailbox. Within a transaction it is stored only if the transaction
 * commits.
 */
export async function sendEmail(db: Database, email: Email, now: number): Promise<void> {
  await db.insert(emails).values({
    id: randomUUID(),
    recipient: email.to.toLowerCase(),
    subject: email.subject,
    body: email.body,
    html: email.html,
    sentAt: now,
  });
}
