import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether an element has come near the viewport: within `margin`, which is 300 px because Chrome loads lazy
 * pictures from 1,250 to 2,500 px away, a whole menu on a phone. It is near from the start unless `isFar`.
 */
export function useIsNear(element: RefObject<Element | null>, isFar: boolean, margin = '300px'): boolean {
  const [isNear, setIsNear] = useState(!isFar);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, isNear, margin]);
  return isNear;
}
