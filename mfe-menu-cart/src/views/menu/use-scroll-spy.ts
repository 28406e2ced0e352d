import { useEffect, useState } from 'react';

/** The height of the sticky bar and a heading below it, in px. */
const BAR = 130;

/**
 * Returns the id of the section that is being read: the first one under the sticky bar. Above the menu this is the first
 * section, and below it the last. `ids` are in page order.
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
        setCurrent(order.find((id) => inView.has(id)) ?? lastAbove(order));
      },
      { rootMargin: `-${BAR}px 0px -55% 0px` },
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

/** Returns the last section that begins above the bar; undefined at the top of the page. */
function lastAbove(order: readonly string[]): string | undefined {
  return order.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < BAR);
}
