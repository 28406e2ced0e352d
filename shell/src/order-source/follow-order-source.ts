import { setOrderSource } from '@tiffin/api';
import { readCookie, setAppTags, writeCookie } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { embeddedTypeOf } from '../domain/embedded-type';
import { orderSourceOf, writeVisitSource } from '../domain/order-source';

/**
 * Works out the order source once on load, for the headers of every request, the analytics tags and later pages.
 */
export function followOrderSource({ subdomain, organization }: AppConfig, page: Document): void {
  const { search } = window.location;
  const embeddedType = embeddedTypeOf(new URLSearchParams(search));
  const source = orderSourceOf({
    search,
    subdomain,
    organizationId: organization?.organizationId ?? null,
    embeddedType,
    referrer: sameSite(page.referrer) ? '' : page.referrer,
    kept: readCookie('orderSource'),
  });
  setOrderSource(source);
  writeCookie('orderSource', writeVisitSource(source));
  setAppTags({
    isEmbedded: embeddedType !== null,
    embeddedType,
    orderSource: source.orderSource,
    subdomain: source.subdomain ?? null,
    subdomainId: source.subdomainId ?? null,
  });
}

/** A page of this site does not count as a referrer. */
function sameSite(referrer: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === window.location.origin;
}
