import { useSession } from '@tiffin/auth';
import { useShellMessages } from '../use-shell-messages';

/** Returns the label of the account menu, and the name of the signed-in person. */
export function useAccountLabel(): { readonly name: string | undefined; readonly label: string } {
  const t = useShellMessages();
  const state = useSession();
  if (state.status !== 'authenticated' && state.status !== 'embedded')
    return { name: undefined, label: t('account.guest') };
  const name = `${state.firstName} ${state.lastName}`.trim() || state.email;
  return { name, label: t('account.of', { name }) };
}
