import type { LoginError } from '@tiffin/auth';
import type { I18n, MessageKey } from '@tiffin/i18n';
import { toast } from '@tiffin/ui';
import type en from '../locales/en.json';

/** Sentences by our own error codes. Any other code comes from the provider and means that the sign-in failed. */
const SENTENCES: Readonly<Record<string, MessageKey<typeof en>>> = {
  temporarily_unavailable: 'login.unreachable',
  not_supported: 'login.onlyHere',
  logout_failed: 'login.onlyHere',
};

/** Shows a sign-in error in our own words. The provider's words come in the URL, which anybody can forge. */
export function toastLoginError({ error }: LoginError, i18n: Pick<I18n, 'messages'>): void {
  const key = Object.hasOwn(SENTENCES, error) ? SENTENCES[error] : undefined;
  toast({ text: i18n.messages<MessageKey<typeof en>>('shell')(key ?? 'login.refused'), tone: 'bad' });
}
