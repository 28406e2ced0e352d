import type { LoginError } from '@tiffin/auth';
import { toast } from '@tiffin/ui';

type Speaker = { readonly t: (key: string, options: { readonly ns: string }) => string };

/** Ours by the code of the failure; every other comes from the provider and means that nobody was signed in. */
const SENTENCES: Readonly<Record<string, string>> = {
  temporarily_unavailable: 'login.unreachable',
  not_supported: 'login.onlyHere',
  logout_failed: 'login.onlyHere',
};

/** Says a failure of the login client in our own words: those of the provider come by an address that anybody can write. */
export function toastLoginError({ error }: LoginError, i18n: Speaker): void {
  const key = Object.hasOwn(SENTENCES, error) ? SENTENCES[error] : undefined;
  toast({ text: i18n.t(key ?? 'login.refused', { ns: 'shell' }), tone: 'bad' });
}
