import { formatMoney } from '@tiffin/domain';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { merchantById } from '../../content/find-merchant';
import { plainLetter } from '../../mailbox/plain-letter';
import { sendEmail } from '../../mailbox/send-email';
import type { OrderRow } from '../order-row';
import { orderLetterReaders, type OrderLetterReader } from './order-letter-readers';
import type { OrderLetter } from './order-letter-words';

const OPEN = {
  en: { order: 'Open your order', group: 'Open group order' },
  zh: { order: '開啟訂單', group: '開啟團體訂單' },
} as const;

type Mailing = {
  readonly row: OrderRow;
  readonly now: number;
  /** Returns what a reader is told; undefined for somebody whom it does not concern. */
  readonly letterFor: (reader: OrderLetterReader) => OrderLetter | undefined;
};

/** Sends a letter about an order to everybody whom it concerns, in the transaction of what it tells. */
export async function sendOrderLetters(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  { row, now, letterFor }: Mailing,
): Promise<void> {
  const merchant = await merchantById(tx, row.merchantId);
  for (const reader of await orderLetterReaders(tx, context, row)) {
    const { to, locale, host, url, note } = reader;
    const letter = letterFor(reader);
    if (!letter) continue;
    const words = letter({
      host,
      merchant: merchant.name,
      locale,
      money: (micro) => formatMoney(micro, row.content.currencyCode, locale),
    });
    const link = { label: OPEN[locale][host === null ? 'order' : 'group'], url };
    await sendEmail(tx, { to, ...plainLetter({ locale, ...words, link, note }) }, now);
  }
}
