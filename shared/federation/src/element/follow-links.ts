import type { ElementFact } from '../embed/element-contract';

/** Tells the page of a link; opens it beside the page, unless the page says no. */
export function followLink(href: string, tell: (fact: ElementFact) => boolean): void {
  if (tell({ name: 'link-followed', detail: { href } })) window.open(href, '_blank', 'noopener');
}

/** Has every link inside `place` that leads to a web page followed that way. Telephone and mail go their own. */
export function followLinks(place: HTMLElement, tell: (fact: ElementFact) => boolean): void {
  place.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !/^https?:/.test(link.href)) return;
      event.preventDefault();
      event.stopPropagation();
      followLink(link.href, tell);
    },
    { capture: true },
  );
}
