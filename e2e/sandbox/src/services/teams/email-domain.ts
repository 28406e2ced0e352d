/** Providers of private mailboxes: an address there proves no workplace. */
const PRIVATE_MAIL = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'gmx.net',
  'gmx.de',
  'proton.me',
  'qq.com',
  '163.com',
]);

/** The domain of an e-mail address, in lower case. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** True for an address at a provider of private mailboxes. */
export function isPrivateMail(email: string): boolean {
  return PRIVATE_MAIL.has(emailDomain(email));
}

/** True where an address belongs to a team with these domains; no domains means that any address does. */
export function fitsTeam(email: string, emailDomains: readonly string[]): boolean {
  return emailDomains.length === 0 || emailDomains.includes(emailDomain(email));
}
