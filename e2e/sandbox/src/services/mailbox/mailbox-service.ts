import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../context';
import { emails } from '../../db/tables';
import { localeOf } from '../../locale-of';
import { parse } from '../../parse';
import { pageHeaders } from '../sso/page-headers';
import { prepareLetterTimes } from './letter-time';
import { renderMailbox, type MailboxEntry } from './render-mailbox';

const querySchema = z.object({ to: z.string().trim().toLowerCase().max(200).default('') });
const SHOWN = 50;

/** E-mails that the services sent: a page for people and JSON for tests. */
export async function mailboxService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await prepareLetterTimes();

  app.get('/mailbox', async (request, reply) => {
    const { to } = parse(querySchema, request.query);
    void reply.headers(pageHeaders()).type('text/html; charset=utf-8');
    return renderMailbox(to, await lettersTo(to), localeOf(request), context.options.shellUrl);
  });

  app.get('/mailbox/messages', async (request) => ({
    messages: await lettersTo(parse(querySchema, request.query).to),
  }));

  async function lettersTo(address: string): Promise<readonly MailboxEntry[]> {
    const rows = await context.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, address))
      .orderBy(desc(emails.sentAt), desc(emails.id))
      .limit(SHOWN);
    return rows.map(({ id, subject, body, html, sentAt }) => ({
      id,
      subject,
      body,
      html,
      sentAt: new Date(sentAt).toISOString(),
    }));
  }
}
