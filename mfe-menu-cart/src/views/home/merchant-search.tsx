import { useSearchInUrl } from '@tiffin/screen-parts';
import { Button, media, SearchBox } from '@tiffin/ui';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';
import { KeptQuery } from './kept-query';
import { useBrowsing } from './use-browsing';

const SearchArea = styled.form`
  flex: 1 1 260px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  min-width: 0;
  input:placeholder-shown {
    padding-inline-end: 14px;
    text-overflow: ellipsis;
  }
  ${media.tabletUp} {
    max-width: 460px;
  }
`;

/**
 * Renders a search of merchants and dishes, and what stands beside its field. The URL gets the text 500 ms after the last
 * key; before the page has hydrated, and without JavaScript, when the form is sent.
 */
export function MerchantSearch({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useHomeMessages();
  const { browsing, query } = useBrowsing();
  const { typed, setTyped } = useSearchInUrl(browsing.term);
  return (
    <SearchArea
      role="search"
      action="/"
      method="get"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
      }}
    >
      <SearchBox
        name="q"
        label={t('nearby.search')}
        placeholder={t('nearby.search')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      {children}
      <KeptQuery query={query} />
      <noscript>
        <Button type="submit">{t('finder.submit')}</Button>
      </noscript>
    </SearchArea>
  );
}
