import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Chrome loads lazy pictures from 1,250 to 2,500 px away, which is a whole menu on a phone. */
const NEAR = '300px';

/** Returns whether an element has come near the viewport. It is near from the start unless `isFar`. */
export function useIsNear(element: RefObject<Element | null>, isFar: boolean): boolean {
  const [isNear, setIsNear] = useState(!isFar);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, isNear]);
  return isNear;
}
