import { getConfig } from '@tiffin/config';
import { parseLocalSelections, rememberedOptionIds, rememberSelection } from '@tiffin/domain';
import { storedText } from '@tiffin/storage';

const kept = storedText('localStorage', 'tiffin.localSelections');

type ItemPlace = { readonly merchantId: string; readonly itemId: string };

/** What this browser's person chose last for an item; null where nothing is kept or it is not to be (the standard). */
export function lastOptionIds(place: ItemPlace): readonly string[] | null {
  const days = getConfig().localSelectionDays;
  return days === undefined ? null : rememberedOptionIds(stored(), place, { now: Date.now(), days });
}

/** Keeps what was chosen for the next time, where the configuration wants it. */
export function keepOptionIds(choice: ItemPlace & { readonly optionIds: readonly string[] }): void {
  const days = getConfig().localSelectionDays;
  if (days === undefined) return;
  const selections = rememberSelection(stored(), choice, { now: Date.now(), days });
  kept.write(JSON.stringify(selections));
}

function stored(): ReturnType<typeof parseLocalSelections> {
  return parseLocalSelections(kept.read());
}
