import { isRecord } from '@tiffin/contracts';
import type { LocalSelections } from '@tiffin/contracts';

const dayMs = 86_400_000;
/** The oldest entries above this number are dropped, so that the browser's storage does not fill up. */
const mostItems = 300;

/** How long a choice is stored by default, in days (specification 9). */
export const LOCAL_SELECTION_DAYS = 90;

/** Identifies an item in the menus of all merchants. */
export type ItemKey = { readonly merchantId: string; readonly itemId: string };
type Lifetime = { readonly now: number; readonly days: number };
type Kept = readonly [itemKey: ItemKey, selection: LocalSelections[string][string]];

/**
 * Returns the options that a person chose last for an item. Null if they were chosen this many days of
 * 86400000 ms ago or earlier, or in the future (specification 4 and 9).
 */
export function rememberedOptionIds(
  selections: LocalSelections,
  { merchantId, itemId }: ItemKey,
  lifetime: Lifetime,
): readonly string[] | null {
  const found = unexpired(selections, lifetime).find(
    ([itemKey]) => itemKey.merchantId === merchantId && itemKey.itemId === itemId,
  );
  return found ? found[1].optionIds : null;
}

/** Returns the selections with one more, made at `now`, without expired ones and the oldest of too many. */
export function rememberSelection(
  selections: LocalSelections,
  { optionIds, ...itemKey }: ItemKey & { readonly optionIds: readonly string[] },
  lifetime: Lifetime,
): LocalSelections {
  const others = unexpired(selections, lifetime)
    .filter(([other]) => other.merchantId !== itemKey.merchantId || other.itemId !== itemKey.itemId)
    .sort(([, a], [, b]) => b.createdAt - a.createdAt)
    .slice(0, mostItems - 1);
  return byMerchant([[itemKey, { optionIds: [...optionIds], createdAt: lifetime.now }], ...others]);
}

/** Parses stored selections. Returns none for any invalid text. */
export function parseLocalSelections(text: string | null): LocalSelections {
  const kept = entriesOf(parsed(text)).flatMap(([merchantId, items]) =>
    entriesOf(items).flatMap(([itemId, value]): readonly Kept[] => {
      const fields = new Map(entriesOf(value));
      const optionIds = fields.get('optionIds');
      const createdAt = fields.get('createdAt');
      if (!isTexts(optionIds) || typeof createdAt !== 'number') return [];
      return [
        [
          { merchantId, itemId },
          { optionIds, createdAt },
        ],
      ];
    }),
  );
  return byMerchant(kept);
}

function unexpired(selections: LocalSelections, { now, days }: Lifetime): readonly Kept[] {
  return Object.entries(selections).flatMap(([merchantId, items]) =>
    Object.entries(items)
      .filter(([, { createdAt }]) => createdAt <= now && now - createdAt < days * dayMs)
      .map(([itemId, selection]): Kept => [{ merchantId, itemId }, selection]),
  );
}

function byMerchant(kept: readonly Kept[]): LocalSelections {
  const merchants = new Map<string, [string, Kept[1]][]>();
  for (const [{ merchantId, itemId }, selection] of kept) {
    merchants.set(merchantId, [...(merchants.get(merchantId) ?? []), [itemId, selection]]);
  }
  return Object.fromEntries([...merchants].map(([id, items]) => [id, Object.fromEntries(items)]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
