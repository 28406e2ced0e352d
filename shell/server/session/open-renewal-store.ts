import type { FastifyInstance } from 'fastify';
import { openPool } from '../open-pool';
import type { ShareRenewal } from './create-renewer';
import { createRenewalTable, shareRenewals } from './share-renewals';

/**
 * Returns how processes on this database share renewals, or undefined without a database. Rejects if the database cannot
 * be used.
 */
export async function openRenewalStore(
  app: FastifyInstance,
  url: string | null,
): Promise<ShareRenewal | undefined> {
  if (url === null) return undefined;
  const { query, end } = await openPool(url, 'renewals of sessions', app.log);
  app.addHook('onClose', end);
  await createRenewalTable(query).catch((error: unknown) => {
    throw new Error('TIFFIN_SESSION_STORE cannot be used. Its user must be able to create a table.', {
      cause: error,
    });
  });
  return shareRenewals(query, {
    onFailure: (error) => app.log.error({ err: error }, 'sessions are renewed alone: their store failed'),
  });
}
