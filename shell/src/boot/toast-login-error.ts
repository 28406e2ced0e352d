import type { LoginError } from '@tiffin/auth';
import { toast } from '@tiffin/ui';

type Speaker = { readonly t: (key: string, options: { readonly ns: string }) => string };

/** Sentences by our own error codes. Any other code comes from the provider and means that the sign-in failed. */
const SENTENCES: Readonly<Record<string, string>> = {
  temporarily_unavailable: 'login.unreachable',
  not_supported: 'login.onlyHere',
  logout_failed: 'login.onlyHere',
};

/** Shows a sign-in error in our own words. The provider's words come in the URL, which anybody can forge. */
export function toastLoginError({ error }: LoginError, i18n: Speaker): void {
  const key = Object.hasOwn(SENTENCES, error) ? SENTENCES[error] : undefined;
  toast({ text: i18n.t(key ?? 'login.refused', { ns: 'shell' }), tone: 'bad' });
}
