import { useFormat } from '@tiffin/i18n';
import { usePaymentMessages } from './use-payment-messages';

/** So many names fit into a sentence. Of more people it has the first three. */
const MOST = 5;
const FIRST = 3;

/** Returns how to list names in a sentence: of a crowd the first ones, and how many more there are. */
export function useListedNames(): (names: readonly string[]) => string {
  const t = usePaymentMessages();
  const format = useFormat();
  return (names) => {
    if (names.length <= MOST) return format.list(names);
    return format.list([...names.slice(0, FIRST), t('more', { count: names.length - FIRST })]);
  };
}
