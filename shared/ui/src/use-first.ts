import { useEffect, useState } from 'react';

/** All mounted components of one kind on the page, in mounting order. */
export type OnPage = Set<(isFirst: boolean) => void>;

/**
 * Returns whether this is the first component of its kind on the page. If that one unmounts, the next becomes
 * first. A partner's page may have several.
 */
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
