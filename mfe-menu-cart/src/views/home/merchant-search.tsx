import { media, SearchBox } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { queryWith } from '../../domain/browse-address';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useDebounced } from '../use-debounced';
import { useBrowsing } from './use-browsing';

const Place = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  ${media.tabletUp} {
    max-width: 340px;
  }
`;

/** Searches merchants and dishes; the words stand in the URL 500 ms after the last key. */
export function MerchantSearch(): ReactElement {
  const t = useMenuCartMessages();
  const { browsing, query, go } = useBrowsing();
  const [typed, setTyped] = useState(browsing.term);
  const [shownFor, setShownFor] = useState(browsing.term);
  if (shownFor !== browsing.term) {
    setShownFor(browsing.term);
    if (typed.trim() !== browsing.term) setTyped(browsing.term);
  }
  useDebounced(typed, (words) => {
    if (words.trim() !== browsing.term) go(queryWith(query, 'q', words.trim()), { replace: true });
  });
  return (
    <Place role="search">
      <SearchBox
        label={t('nearby.search')}
        placeholder={t('nearby.search')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
    </Place>
  );
}
