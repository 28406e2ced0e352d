import { getConfig } from '@tiffin/config';
import { parseLocalSelections, rememberedOptionIds, rememberSelection } from '@tiffin/domain';
import type { ItemKey } from '@tiffin/domain';
import { storedText } from '@tiffin/config/storage';

const kept = storedText('localStorage', 'tiffin.localSelections');

/**
 * Returns what was last chosen for an item in this browser; null if nothing is stored or storing is disabled
 * (the default).
 */
export function lastOptionIds(itemKey: ItemKey): readonly string[] | null {
  const days = getConfig().localSelectionDays;
  return days === undefined ? null : rememberedOptionIds(stored(), itemKey, { now: Date.now(), days });
}

/** Stores the choice for the next time, if the configuration enables it. */
export function keepOptionIds(choice: ItemKey & { readonly optionIds: readonly string[] }): void {
  const days = getConfig().localSelectionDays;
  if (days === undefined) return;
  const selections = rememberSelection(stored(), choice, { now: Date.now(), days });
  kept.write(JSON.stringify(selections));
}

function stored(): ReturnType<typeof parseLocalSelections> {
  return parseLocalSelections(kept.read());
}
