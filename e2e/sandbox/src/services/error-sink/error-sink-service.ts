import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { errorReports } from '../../db/tables';
import { localeOf } from '../../locale-of';
import { parse } from '../../parse';
import type { Service } from '../service';
import { pageHeaders } from '../sso/page-headers';
import { readEnvelope } from './read-envelope';
import { renderReports } from './render-reports';
import type { ReceivedReport } from './render-reports';

const SHOWN = 100;
const pathSchema = z.object({ project: z.string().regex(/^[\w-]{1,60}$/) });

/** The error-reporting service: accepts reports in Sentry's protocol and lists them for people and tests. */
export const errorSinkService: Service = async (app, context) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) => text);

  app.post('/errors/api/:project/envelope/', async (request) => {
    const { project } = parse(pathSchema, request.params);
    const found = readEnvelope(typeof request.body === 'string' ? request.body : '');
    if (!found) return {};
    const { id, report } = found;
    const receivedAt = context.clock.now();
    await context.db.insert(errorReports).values({ id, project, receivedAt, report }).onConflictDoNothing();
    return { id };
  });

  app.get('/errors', async (request, reply) => {
    void reply.headers(pageHeaders([])).type('text/html; charset=utf-8');
    return renderReports(await newest(), localeOf(request), context.options.shellUrl);
  });

  app.get('/sandbox/errors', async () => ({ reports: await newest() }));

  async function newest(): Promise<readonly ReceivedReport[]> {
    const rows = await context.db
      .select()
      .from(errorReports)
      .orderBy(desc(errorReports.receivedAt), desc(errorReports.id))
      .limit(SHOWN);
    return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: new Date(receivedAt).toISOString() }));
  }
};
