import type { Caller } from './caller';

export type Letter = { readonly subject: string; readonly body: string };

/** Returns the e-mails that a signed-in person got, newest first. */
export async function lettersOf(who: Caller): Promise<readonly Letter[]> {
  const { user } = (await who.call('GET', '/main/v1/user')).body;
  return lettersTo(who, user.email);
}

/** Returns the e-mails to an address, newest first. */
export async function lettersTo(who: Caller, email: string): Promise<readonly Letter[]> {
  return (await who.call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`)).body.messages;
}
