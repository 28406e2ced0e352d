import type { ElementFact } from '../embed/element-contract';

/** Tells the page about a link, and opens it in a new window unless the page prevents that. */
export function followLink(href: string, tell: (fact: ElementFact) => boolean): void {
  if (tell({ name: 'link-followed', detail: { href } })) window.open(href, '_blank', 'noopener');
}

/** Handles every link to a web page inside `container` with `followLink`. `tel:` and `mailto:` links are left alone. */
export function followLinks(container: HTMLElement, tell: (fact: ElementFact) => boolean): void {
  container.addEventListener(
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
