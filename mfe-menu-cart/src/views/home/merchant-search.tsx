import { media, SearchBox } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useSearchInUrl } from '../use-search-in-url';
import { useBrowsing } from './use-browsing';

const SearchArea = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  ${media.tabletUp} {
    max-width: 340px;
  }
`;

/** Renders a search of merchants and dishes. The URL gets the text 500 ms after the last key. */
export function MerchantSearch(): ReactElement {
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
    </SearchArea>
  );
}
