import { ORGANIZATIONS } from './organizations';

/**
 * Returns the origins of the organisations' own shops: subdomains of the shell's host, none if that is an IP.
 */
export function organizationOrigins(shellUrl: string): readonly string[] {
  const { protocol, host } = new URL(shellUrl);
  return ORGANIZATIONS.map(({ subdomain }) => `${protocol}//${subdomain}.${host}`).filter((origin) =>
    URL.canParse(origin),
  );
}
