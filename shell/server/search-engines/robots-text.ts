import type { RemoteRoute } from '@tiffin/contracts';
import { SHELL_PATHS } from '../../src/shell-paths';

type Site = {
  readonly siteUrl: string;
  readonly isProduction: boolean;
  readonly routes: readonly RemoteRoute[];
};

/**
 * Returns `robots.txt`: it allows the pages of listed routes and disallows those of all others (RFC 9309). Outside
 * production it disallows the whole site.
 */
export function robotsText({ siteUrl, isProduction, routes }: Site): string {
  const rules = isProduction
    ? [
        ...routes.map(({ path, listed }) => rule(listed ? 'Allow' : 'Disallow', path)),
        ...SHELL_PATHS.map((path) => rule('Disallow', path)),
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
    : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}

/** The longest matching rule counts, so a listed page may lie below a private one. A parameter matches any text. */
function rule(verb: 'Allow' | 'Disallow', path: string): string {
  return `${verb}: ${path === '/' ? '/$' : path.replaceAll(/:[\w-]+/g, '*')}`;
}
