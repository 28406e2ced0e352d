import { SearchBox, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { MenuSearchState } from './use-menu-search';

/** Renders the field that searches the menu, and announces the number of matches politely. */
export function MenuSearch({ search }: { readonly search: MenuSearchState }): ReactElement {
  const t = useMenuCartMessages();
  return (
    <div role="search">
      <SearchBox
        label={t('menu.search')}
        placeholder={t('menu.search')}
        maxLength={100}
        value={search.typed}
        onChange={search.setTyped}
      />
      <VisuallyHidden as="p" role="status">
        {search.term !== '' && t('menu.found', { count: search.itemCount, term: search.term })}
      </VisuallyHidden>
    </div>
  );
}
