import { Link, useLocation } from '@tiffin/router';
import { ButtonLink, IconButton, Logo, media, Wrap } from '@tiffin/ui';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { useShellMessages } from '../use-shell-messages';
import { AccountMenu } from './account-menu';
import { Back } from './back';
import { LanguageMenu } from './language-menu';
import { LazyLocationLink } from './lazy-location-link';
import { OrderButtons } from './order-buttons';
import { useLazySearch } from './use-lazy-search';

const onField = css`
  --top: var(--brand-field);
  --quiet: rgb(255 255 255 / 0.38);
  color: var(--on-brand-field);
  @media (hover: hover) {
    a:hover,
    button:hover {
      --sunken: rgb(255 255 255 / 0.55);
    }
  }
  @media (prefers-color-scheme: dark) {
    --quiet: rgb(0 0 0 / 0.28);
    @media (hover: hover) {
      a:hover,
      button:hover {
        --sunken: rgb(0 0 0 / 0.4);
      }
    }
  }
`;

const Top = styled.header<{ readonly $onField: boolean }>`
  --top: var(--background);
  position: relative;
  z-index: var(--z-header);
  ${({ $onField }) => $onField && onField}
  background: var(--top);
`;

const Line = styled(Wrap)`
  && {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 68px;
    ${media.tiny} {
      flex-wrap: wrap;
      gap: 4px;
      padding-inline: 12px;
    }
  }
`;

const Home = styled(Link)`
  text-decoration: none;
  border-radius: var(--r-small);
`;

const Ends = styled.nav`
  flex: none;
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: 8px;
  ${media.narrow} {
    gap: 2px;
  }
`;

const FromTablet = styled.span`
  display: none;
  ${media.tabletUp} {
    display: contents;
  }
`;

/** Renders the header: logo, delivery location, search, orders and account. On the home page it lies on the brand field. */
export function Header(): ReactElement {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const isOnField = pathname === '/' || pathname.startsWith('/order/fulfillments/');
  const { Search, open, close } = useLazySearch();
  const searchButton = useRef<HTMLButtonElement>(null);
  return (
    <Top $onField={isOnField}>
      <Line>
        <Back />
        <Home to="/" aria-label={t('header.home')}>
          <Logo onField={isOnField} />
        </Home>
        <LazyLocationLink />
        <Ends aria-label={t('header.account')}>
          <FromTablet>
            <ButtonLink to="/order/team/join" size="small" icon="people">
              {t('header.team')}
            </ButtonLink>
          </FromTablet>
          <IconButton
            ref={searchButton}
            icon="search"
            label={t('header.search')}
            aria-expanded={Search !== undefined}
            onClick={open}
          />
          <OrderButtons />
          <FromTablet>
            <LanguageMenu />
          </FromTablet>
          <AccountMenu />
        </Ends>
      </Line>
      {Search && (
        <Search
          onClose={() => {
            close();
            searchButton.current?.focus();
          }}
        />
      )}
    </Top>
  );
}
