import { and, count, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { analyticsEvents, errorReports } from '../../db/tables';
import { parse } from '../../parse';
import type { Service } from '../service';

const querySchema = z.object({
  remote: z.string().min(1).max(60),
  version: z.string().min(1).max(100),
  since: z.iso.datetime(),
});

/** Counts what pages reported about one version of a remote or of the shell: loads and errors. */
export const remoteReportsService: Service = async (app, { db }) => {
  app.get('/sandbox/remote-reports', async (request) => {
    const { remote, version, since } = parse(querySchema, request.query);
    const sinceMs = Date.parse(since);
    const { event } = analyticsEvents;
    const { report } = errorReports;
    const [[loads], [errors]] = await Promise.all([
      db
        .select({ count: count() })
        .from(analyticsEvents)
        .where(
          and(
            gte(analyticsEvents.receivedAt, sinceMs),
            eq(analyticsEvents.eventType, 'remote'),
            sql`${event}->>'eventAction' = 'loaded'`,
            sql`${event}->'eventParams'->>'remote' = ${remote}`,
            sql`${event}->'eventParams'->>'version' = ${version}`,
          ),
        ),
      db
        .select({ count: count() })
        .from(errorReports)
        .where(
          and(
            gte(errorReports.receivedAt, sinceMs),
            // Nobody can tell whether an error on a page comes from its shell, so each counts for the shell too.
            remote === 'shell'
              ? sql`${report}->>'release' = ${`shell@${version}`}`
              : and(
                  sql`${report}->'tags'->>'remote' = ${remote}`,
                  sql`${report}->'tags'->>'version' = ${version}`,
                ),
          ),
        ),
    ]);
    return { loads: loads?.count ?? 0, errors: errors?.count ?? 0 };
  });
};
