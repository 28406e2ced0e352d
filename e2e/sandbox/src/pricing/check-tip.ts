import { isTipAllowed } from '@tiffin/domain';
import { refuse } from '../errors/refuse';
import { tipOptionsFor } from './tip-options-for';
import type { ChosenTip } from './tip-options-for';

/** Refuses a tip that is not offered, or a custom amount outside 0 to 200 units (specification 5). */
export function checkTip({ selectedTipOptionId, customTipAmountMicro }: ChosenTip): void {
  const isOffered = tipOptionsFor(0).some((option) => option.id === selectedTipOptionId);
  if (selectedTipOptionId !== null && !isOffered) refuse(400, 'INVALID_PARAMETER', 'selectedTipOptionId');
  if (customTipAmountMicro !== null && !isTipAllowed(customTipAmountMicro))
    refuse(400, 'INVALID_PARAMETER', 'customTipAmountMicro');
}
