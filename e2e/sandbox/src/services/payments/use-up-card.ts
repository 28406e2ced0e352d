import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { cards } from '../../db/tables';
import { refuse } from '../../errors/refuse';

/**
 * Marks a one-time card as used, in the transaction of its order. Of two concurrent orders the second is
 * refused.
 */
export async function useUpCard(tx: Database, cardId: string, now: number): Promise<void> {
  const [used] = await tx
    .update(cards)
    .set({ usedAt: now })
    .where(and(eq(cards.id, cardId), isNull(cards.usedAt)))
    .returning({ id: cards.id });
  if (!used) refuse(402, 'CARD_ALREADY_USED');
}
