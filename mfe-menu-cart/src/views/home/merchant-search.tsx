import { useSearchInUrl } from '@tiffin/screen-parts';
import { media, SearchBox } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useBrowsing } from './use-browsing';

const SearchArea = styled.div`
  flex: 1 1 260px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  min-width: 0;
  ${media.tabletUp} {
    max-width: 460px;
  }
`;

/**
 * Renders a search of merchants and dishes, and what stands beside its field. The URL gets the text 500 ms after the last
 * key.
 */
export function MerchantSearch({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useMenuCartMessages();
  const { browsing } = useBrowsing();
  const { typed, setTyped } = useSearchInUrl(browsing.term);
  return (
    <SearchArea role="search">
      <SearchBox
        label={t('nearby.search')}
        placeholder={t('nearby.search')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      {children}
    </SearchArea>
  );
}
