import { session, useSession } from '@tiffin/auth';
import { toast } from '@tiffin/ui';
import { Menu } from '@tiffin/ui/popups';
import type { MenuEntry } from '@tiffin/ui/popups';
import type { ComponentProps, ReactElement } from 'react';
import { useLanguageChoice } from '../language/use-language-choice';
import { useMyOrdersMessages } from '../my-orders/use-my-orders-messages';
import { useShellMessages } from '../use-shell-messages';
import { AccountIdentity } from './account-identity';
import type { OpenMenu } from './lazy-menu';
import { signOut } from './sign-out';
import { useAccountLabel } from './use-account-label';

/** Renders the menu for sign-in, sign-out, the team and the language. */
export function OpenAccountMenu({ button }: ComponentProps<OpenMenu>): ReactElement {
  const t = useShellMessages();
  const orders = useMyOrdersMessages();
  const state = useSession();
  const isPerson = state.status === 'authenticated' || state.status === 'embedded';
  const languages = useLanguageChoice().map(({ name: text, tag, isCurrent, choose }): MenuEntry => ({
    key: tag,
    label: text,
    lang: tag,
    checked: isCurrent,
    onSelect: choose,
  }));
  const leaving = (leave: () => Promise<void>) => () => {
    leave().catch(() => toast({ text: t('login.unavailable'), tone: 'bad' }));
  };
  const manage: MenuEntry = {
    key: 'manage',
    label: t('account.manage'),
    icon: 'user',
    onSelect: leaving(() => session.manageAccount()),
  };
  const entries: readonly MenuEntry[] = [
    ...(isPerson
      ? ([
          {
            key: 'person',
            heading: <AccountIdentity person={state} />,
            entries: state.status === 'authenticated' ? [manage] : [],
          },
          { key: 'history', label: orders('history'), icon: 'receipt', to: '/orders' },
          { key: 'line2', separator: true },
        ] as const)
      : ([
          {
            key: 'signIn',
            label: t('account.signIn'),
            icon: 'user',
            onSelect: leaving(() => session.signIn()),
          },
          {
            key: 'register',
            label: t('account.register'),
            icon: 'plus',
            onSelect: leaving(() => session.register()),
          },
        ] as const)),
    { key: 'team', label: t('account.team'), icon: 'building', to: '/order/team/join' },
    { key: 'line', separator: true },
    ...languages,
    ...(state.status === 'authenticated'
      ? ([
          { key: 'line3', separator: true },
          {
            key: 'signOut',
            label: t('account.signOut'),
            icon: 'logout',
            onSelect: leaving(signOut),
          },
        ] as const)
      : []),
  ];
  return <Menu button={button} label={useAccountLabel().label} entries={entries} defaultOpen />;
}
