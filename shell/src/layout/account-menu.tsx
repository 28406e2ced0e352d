import { session, useSession } from '@tiffin/auth';
import { IconButton, Lid, toast } from '@tiffin/ui';
import type { MenuEntry } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useLanguageChoice } from '../language/use-language-choice';
import { useShellMessages } from '../use-shell-messages';
import { AccountIdentity } from './account-identity';
import { LazyMenu } from './lazy-menu';

const LidButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  border-radius: var(--r-control);
  &:hover {
    background: var(--sunken);
  }
`;

/**
 * Renders the menu for sign-in, sign-out, the team and the language. A signed-in person sees a lid as the button.
 */
export function AccountMenu(): ReactElement {
  const t = useShellMessages();
  const state = useSession();
  const isPerson = state.status === 'authenticated' || state.status === 'embedded';
  const name = isPerson ? `${state.firstName} ${state.lastName}`.trim() || state.email : '';
  const label = isPerson ? t('account.of', { name }) : t('account.guest');
  const languages = useLanguageChoice().map(({ locale, name: text, tag, isCurrent, choose }): MenuEntry => ({
    key: locale,
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
            onSelect: leaving(() => session.signOut()),
          },
        ] as const)
      : []),
  ];
  const button = isPerson ? (
    <LidButton type="button" aria-label={label}>
      <Lid name={name} hue="peaflower" small />
    </LidButton>
  ) : (
    <IconButton icon="user" label={label} />
  );
  return <LazyMenu button={button} label={label} entries={entries} />;
}
