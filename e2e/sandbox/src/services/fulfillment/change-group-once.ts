import { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { once, type KeyedRequest } from '../../idempotency/once';
import { changeGroup } from './change-group';
import type { Group } from './group-records';

const doneSchema = z.object({});

type Change = Omit<KeyedRequest, 'now'> & { readonly id: string };

/** Changes a group once for each idempotency key, in one transaction. A repeated request changes nothing. */
export async function changeGroupOnce(
  context: SandboxContext,
  { id, body, ...request }: Change,
  work: (tx: Database, group: Group) => Promise<void>,
): Promise<void> {
  await changeGroup(context, id, async (tx, group) =>
    once(tx, { ...request, body: { id, body }, now: context.clock.now() }, doneSchema, async () => {
      await work(tx, group);
      return { answer: {}, isFinal: true };
    }),
  );
}
