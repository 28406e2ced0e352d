/** Providers of private mailboxes. An e-mail address there proves no workplace. */
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

/** Returns the domain of an e-mail address, in lower case. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns true for an e-mail address at a provider of private mailboxes. */
export function isPrivateMail(email: string): boolean {
  return PRIVATE_MAIL.has(emailDomain(email));
}

/**
 * Returns true if an e-mail address belongs to a team with these domains. Without domains every address does.
 */
export function fitsTeam(email: string, emailDomains: readonly string[]): boolean {
  return emailDomains.length === 0 || emailDomains.includes(emailDomain(email));
}
