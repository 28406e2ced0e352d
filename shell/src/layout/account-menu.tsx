import { IconButton, Lid } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { LazyMenu, menuSource } from './lazy-menu';
import { useAccountLabel } from './use-account-label';

const source = menuSource(() => import('./open-account-menu').then(({ OpenAccountMenu }) => OpenAccountMenu));

const LidButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  border-radius: var(--r-control);
  @media (hover: hover) {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** Renders the button of the account menu: a lid for a signed-in person. */
export function AccountMenu(): ReactElement {
  const { name, label } = useAccountLabel();
  const button =
    name === undefined ? (
      <IconButton icon="user" label={label} />
    ) : (
      <LidButton type="button" aria-label={label}>
        <Lid name={name} hue="peaflower" small />
      </LidButton>
    );
  return <LazyMenu button={button} source={source} />;
}
