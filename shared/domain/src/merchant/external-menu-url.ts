import type { Merchant } from '@tiffin/contracts';

/**
 * Returns the URL of the merchant's menu on another site, as browsers write it; undefined if it has none, or if the
 * URL is not http or https (specification 3, externalMenuUrl).
 */
export function externalMenuUrl({
  externalMenuUrl: text,
}: Pick<Merchant, 'externalMenuUrl'>): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' ? url.href : undefined;
}
