import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether the page is being printed. The browser takes the picture right after its event, so the
 * change is rendered within it.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const begin = () => {
      flushSync(() => {
        setPrinting(true);
      });
    };
    const end = () => {
      setPrinting(false);
    };
    // Not every way to print sends both.
    const change = ({ matches }: Pick<MediaQueryListEvent, 'matches'>) => {
      if (matches) begin();
      else end();
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    print.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      print.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
