import { useEffect, useState } from 'react';

/** Those of a kind that a page has, in the order in which they came. */
export type OnPage = Set<(isFirst: boolean) => void>;

/** Whether this is the first of its kind; where that one leaves, the next one is. A partner's page may have several. */
export function useFirst(onPage: OnPage): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const tellFirst = () => onPage.values().next().value?.(true);
    onPage.add(setFirst);
    tellFirst();
    return () => {
      onPage.delete(setFirst);
      tellFirst();
    };
  }, [onPage]);
  return isFirst;
}
