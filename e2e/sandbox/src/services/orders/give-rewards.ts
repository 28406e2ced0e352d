import type { SandboxContext } from '../../context';
import { givePointsBack } from './give-points-back';
import { giveStampRewards } from './give-stamp-rewards';

/** Gives a person what their completed orders have earned: credit for full stamp cards, and points. */
export async function giveRewards(context: SandboxContext, externalUserId: string): Promise<void> {
  await giveStampRewards(context, externalUserId);
  await givePointsBack(context, externalUserId);
}
