import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import type { GroupMessage } from './use-group-messages';

type SplitWords = {
  readonly name: GroupMessage;
  readonly values: Readonly<Record<string, string>>;
};

/** Returns the message key that says who pays, for the host or for guests, and its values. */
export function useSplitWords(group: Fulfillment): SplitWords {
  const format = useFormat();
  const { paymentSplit, fixedAmountMicro, currencyCode } = group;
  const reader = groupRoles(group).isHost ? 'forHost' : 'forGuest';
  const host = group.host.firstName;
  const amount = fixedAmountMicro === null ? '' : format.money(fixedAmountMicro, currencyCode);
  if (paymentSplit === 'PAY_SEPARATELY') return { name: `split.${reader}.separately`, values: { host } };
  const way = fixedAmountMicro === null ? 'all' : 'upTo';
  return { name: `split.${reader}.${way}`, values: { host, amount } };
}
