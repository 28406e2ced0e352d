type Site = { readonly siteUrl: string; readonly isProduction: boolean };

/**
 * Returns `robots.txt` (RFC 9309). In production it lets robots read every page: chats need the heads of invitations,
 * and a search engine obeys `noindex` only on pages that it may read. Elsewhere it disallows the whole site.
 */
export function robotsText({ siteUrl, isProduction }: Site): string {
  const rules = isProduction ? ['Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`] : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
