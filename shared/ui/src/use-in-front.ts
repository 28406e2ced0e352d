import { useLayoutEffect, useState } from 'react';
import type { OnPage } from './use-first';

/** Makes this component the first of its kind until it is unmounted. Returns false while another one is before it. */
export function useInFront(onPage: OnPage): boolean {
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => {
    const others = [...onPage];
    const order = (next: typeof others) => {
      onPage.clear();
      next.forEach((tell, index) => {
        onPage.add(tell);
        tell(index === 0);
      });
    };
    order([setFirst, ...others]);
    return () => {
      order([...onPage].filter((tell) => tell !== setFirst));
    };
  }, [onPage]);
  return isFirst;
}
