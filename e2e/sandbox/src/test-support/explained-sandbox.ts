import { createDraining } from '@tiffin/server/draining';
import { createSandbox } from '../app';
import { openDatabase } from '../db/open-database';
import { optionsFromEnvironment } from '../options';
import { crowdStatements } from './crowd/crowd-statements';
import { readPlan } from './read-plan';
import type { WholeRead } from './read-plan';

/** Tables and indexes of fewer rows are read from end to end without harm. */
const LARGE_ROWS = 1_000;

type Statement = { readonly text: string; readonly values: unknown[] };

/**
 * A program: the sandbox of the environment, which can be filled with a crowd, and which tells by EXPLAIN how the database
 * runs the statements of a call.
 */
async function main(): Promise<void> {
  const options = optionsFromEnvironment(process.env);
  let sent: Statement[] = [];
  const note = (text: string, values: unknown[]): void => void sent.push({ text, values });
  const opened = await openDatabase(options.database, { logQuery: note });
  const query: typeof opened.query = (text, values) => {
    note(text, values);
    return opened.query(text, values);
  };
  const start = async (close: () => Promise<void>) =>
    createSandbox(options, {
      database: { ...opened, query, close },
      draining: createDraining(0),
      metrics: null,
    });
  const wholeReads = async (): Promise<readonly WholeRead[]> => {
    const statements = new Map(sent.map((statement) => [statement.text, statement]));
    // An index of few rows of a large table is small.
    const { rows } = await opened.query(
      `select relname from pg_class where relkind in ('r', 'i') and reltuples >= ${LARGE_ROWS}`,
      [],
    );
    const large = new Set(rows.map((row) => String(Object(row)['relname'])));
    const reads: WholeRead[] = [];
    for (const { text, values } of statements.values()) {
      if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) continue;
      const { rows: plans } = await opened.query(`explain (format json) ${text}`, values);
      reads.push(...readPlan(text, plans).filter(({ name }) => large.has(name)));
    }
    return reads;
  };

  const app = await start(opened.close);
  const control = { config: { limit: 'none' } } as const;
  app.post('/explained/crowd', control, async (request) => {
    const { orders, merchants } = Object(request.body);
    for (const text of crowdStatements({ orders, merchants })) await opened.query(text, []);
    return {};
  });
  app.post('/explained/begin', control, async () => {
    sent = [];
    return {};
  });
  // A second process on the same database, up to the end of its first round of what is due.
  app.post('/explained/start', control, async () => {
    const other = await start(async () => {});
    await other.ready();
    await other.close();
    return {};
  });
  app.get('/explained/whole-reads', control, async () => ({
    statements: sent.length,
    wholeReads: await wholeReads(),
  }));
  await app.listen({ port: options.port, host: options.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
