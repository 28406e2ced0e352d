import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';

type SplitWords = {
  readonly name: 'split.separately' | 'split.all' | 'split.upTo';
  readonly values: Readonly<Record<string, string>>;
};

/** The name of the sentence that says who pays, and its values. */
export function useSplitWords(
  group: Pick<Fulfillment, 'paymentSplit' | 'fixedAmountMicro' | 'currencyCode' | 'host'>,
): SplitWords {
  const format = useFormat();
  const { paymentSplit, fixedAmountMicro, currencyCode } = group;
  const host = group.host.firstName;
  if (paymentSplit === 'PAY_SEPARATELY') return { name: 'split.separately', values: { host } };
  if (fixedAmountMicro === null) return { name: 'split.all', values: { host } };
  return { name: 'split.upTo', values: { host, amount: format.money(fixedAmountMicro, currencyCode) } };
}
