import { EmptyState, Heading, Row, Section, SectionHead, Text, media } from '@tiffin/ui';
import type { DeliveryLocation } from '@tiffin/domain';
import { useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import styled from 'styled-components';
import dumpling from '../../glyphs/dumpling-bite.svg';
import { activeFilters } from '../../domain/browsing-filters';
import { useHomeMessages } from './use-home-messages';
import { FilterButton } from './filter-button';
import { LazyActiveFilters, LazyNoResults, LazyResultCount } from './lazy-filters';
import { MerchantList } from './merchant-list';
import { MerchantSearch } from './merchant-search';
import { useBrowsing } from './use-browsing';
import { useNearbySearch } from './use-nearby-search';
import { useRevealResults } from './use-reveal-results';

const Head = styled(SectionHead)`
  ${media.mobile} {
    margin-bottom: 10px;
  }
`;

/** Phones show the location in the field at the top of the same screen. */
const Place = styled(Text)`
  ${media.mobile} {
    display: none;
  }
`;

type NearbyMerchantsProps = {
  readonly location: DeliveryLocation;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Renders merchants near the chosen location, page by page, with search and filters. */
export function NearbyMerchants({ location, headingRef }: NearbyMerchantsProps): ReactElement {
  const t = useHomeMessages();
  const { browsing } = useBrowsing();
  const { list, merchants, cuisineName, currencyCode } = useNearbySearch(browsing, location);
  const section = useRef<HTMLElement>(null);
  const filters = activeFilters(browsing);
  const isNarrowed = filters.length > 0;
  const hasResults = merchants.length > 0 || list.hasNextPage;
  useRevealResults({ isNarrowed, isReady: !list.isPending, section, heading: headingRef });
  return (
    <Section ref={section} aria-labelledby="nearby-merchants" style={{ paddingTop: 8 }}>
      <Head>
        <div>
          <Heading id="nearby-merchants" ref={headingRef} tabIndex={-1}>
            {cuisineName ?? t('nearby.title')}
          </Heading>
          <Place $size="small" $tone="muted">
            {t('nearby.around', { location: location.displayName || t('nearby.here') })}
          </Place>
        </div>
        <MerchantSearch>
          <FilterButton
            point={location}
            count={filters.filter((filter) => filter !== 'term' && filter !== 'cuisine').length}
          />
        </MerchantSearch>
      </Head>
      <Row role="status" style={{ marginBottom: isNarrowed ? 10 : 0 }}>
        {isNarrowed && list.isSuccess && hasResults && (
          <LazyResultCount found={{ list, merchants }} term={browsing.term || (cuisineName ?? '')} />
        )}
      </Row>
      {isNarrowed && <LazyActiveFilters cuisineName={cuisineName} currencyCode={currencyCode} />}
      <MerchantList
        list={list}
        merchants={merchants}
        failure="nearby"
        fulfillment={browsing.fulfillment}
        term={browsing.term}
      >
        {isNarrowed ? (
          <LazyNoResults point={location} cuisineName={cuisineName} currencyCode={currencyCode} />
        ) : (
          <EmptyState glyphUrl={dumpling} level={3} title={t('nearby.none')}>
            {t('nearby.noneMeaning')}
          </EmptyState>
        )}
      </MerchantList>
    </Section>
  );
}
