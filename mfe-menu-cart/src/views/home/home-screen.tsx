import { OfflineBanner, Section, Wrap, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { Cuisines } from './cuisines';
import { HappeningNow } from './happening-now';
import { HomeHero } from './home-hero';
import { LazyQuickReorder } from './lazy-quick-reorder';
import { NearbyMerchants } from './nearby-merchants';
import { TogetherCard } from './together-card';
import { useBrowsing } from './use-browsing';

/** Renders the home page: search location, active orders, and restaurants nearby. */
export function HomeScreen(): ReactElement {
  const t = useMenuCartMessages();
  const { browsing } = useBrowsing();
  usePageTitle(t('home.title'));
  return (
    <>
      <HomeHero />
      <OfflineBanner />
      <Wrap>
        <HappeningNow />
        <LazyQuickReorder location={browsing.searchLocation} />
        <Cuisines />
        <NearbyMerchants />
        <Section>
          <TogetherCard />
        </Section>
      </Wrap>
    </>
  );
}
