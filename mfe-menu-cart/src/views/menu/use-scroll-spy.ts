import { useEffect, useState } from 'react';

/**
 * Returns the id of the section that is being read: the first one under the sticky bar. `ids` are in page
 * order.
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key === '' ? [] : key.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(({ target, isIntersecting }) => {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        });
        const first = order.find((id) => inView.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-130px 0px -55% 0px' },
    );
    order.forEach((id) => {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    });
    return () => {
      observer.disconnect();
    };
  }, [key]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
