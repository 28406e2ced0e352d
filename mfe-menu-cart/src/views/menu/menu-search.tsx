import { media, SearchBox, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { MenuSearchState } from './use-menu-search';

/** On phones it is as small as its icon until it is used; then it takes the place of the bar. */
const Field = styled.div`
  width: 260px;
  flex: none;
  input {
    min-height: 44px;
    padding-block: 8px;
  }
  button {
    top: 0;
  }
  ${media.mobile} {
    width: 44px;
    input {
      padding-inline-end: 0;
      border-color: transparent;
      background: transparent;
    }
    svg {
      inset-inline-start: 11px;
    }
    &:focus-within,
    &:has(input:not(:placeholder-shown)) {
      position: absolute;
      inset: 4px 16px;
      width: auto;
      input {
        padding-inline-end: 48px;
        border-color: var(--border-strong);
        background: var(--surface);
      }
    }
  }
`;

/** Renders the field that searches the menu, and announces the number of matches politely. */
export function MenuSearch({ search }: { readonly search: MenuSearchState }): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Field role="search">
      <SearchBox
        label={t('menu.search')}
        placeholder={t('menu.search')}
        maxLength={100}
        value={search.typed}
        onChange={search.setTyped}
      />
      <VisuallyHidden as="p" role="status">
        {search.what !== '' && t('menu.found', { count: search.itemCount, term: search.what })}
      </VisuallyHidden>
    </Field>
  );
}
