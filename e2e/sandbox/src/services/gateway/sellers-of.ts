import type { Database } from '../../db/open-database';
import type { MerchantRecord } from '../content/merchant-record';
import { readMenu } from '../content/read-menu';
import type { StoredMenu } from '../content/stored-menu';
import { translate } from '../content/translate';

/** Returns the ids of the merchants that sell a dish whose name contains the text, in either language. */
export async function sellersOf(
  db: Database,
  records: readonly Pick<MerchantRecord, 'id'>[],
  text: string | undefined,
): Promise<ReadonlySet<string>> {
  const wanted = text?.trim().toLowerCase();
  const sellers = new Set<string>();
  if (!wanted) return sellers;
  for (const { id } of records) if (sells(await readMenu(db, id), wanted)) sellers.add(id);
  return sellers;
}

function sells({ items, rules }: StoredMenu, wanted: string): boolean {
  return Object.values(items).some(
    ({ id, name }) =>
      rules[id]?.isHidden !== true &&
      [name, translate(name, 'zh')].some((words) => words.toLowerCase().includes(wanted)),
  );
}
