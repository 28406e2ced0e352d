import { ORGANIZATIONS } from './organizations';

/** The origins of the organisations' own shops: their subdomains of the shell's host, none where that is a number. */
export function organizationOrigins(shellUrl: string): readonly string[] {
  const { protocol, host } = new URL(shellUrl);
  return ORGANIZATIONS.map(({ subdomain }) => `${protocol}//${subdomain}.${host}`).filter((origin) =>
    URL.canParse(origin),
  );
}
