import { useDeliveryLocation } from '@tiffin/delivery-location';
import type { DeliveryLocation } from '@tiffin/domain';
import { OfflineBanner, Section, Wrap, usePageTitle } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useLinkedAddress } from '../use-linked-address';
import { useHomeMessages } from './use-home-messages';
import { Cuisines } from './cuisines';
import { HappeningNow } from './happening-now';
import { HomeTop } from './home-top';
import { LazyFavourites } from './lazy-favourites';
import { LazyLastOrder } from './lazy-last-order';
import { LazyQuickReorder } from './lazy-quick-reorder';
import { NearbyMerchants } from './nearby-merchants';
import { TogetherCard } from './together-card';
import { useBrowsing } from './use-browsing';
import { useLinkedPlace } from './use-linked-place';

/** Renders the home page: delivery location, active orders, and restaurants near the location once it is known. */
export function HomeScreen(): ReactElement {
  const t = useHomeMessages();
  const { location, choose } = useDeliveryLocation();
  const { browsing } = useBrowsing();
  const [choices, setChoices] = useState(0);
  const results = useRef<HTMLHeadingElement>(null);
  usePageTitle(t('title'));
  useLinkedAddress();
  useLinkedPlace();
  useEffect(() => {
    // The pressed choice is gone, so the focus goes on to what it brought.
    if (choices > 0) results.current?.focus({ preventScroll: true });
  }, [choices]);
  const chooseHere = (chosen: DeliveryLocation) => {
    choose(chosen);
    setChoices((count) => count + 1);
  };
  return (
    <>
      <HomeTop location={location} onChoose={chooseHere} />
      <OfflineBanner />
      <Wrap data-wide="">
        <HappeningNow />
        <LazyLastOrder />
        <LazyFavourites />
        {location !== null && (
          <>
            <LazyQuickReorder location={location} />
            <Cuisines point={location} maxDistance={browsing.maxDistance} />
            <NearbyMerchants location={location} headingRef={results} />
          </>
        )}
        <Section>
          <TogetherCard />
        </Section>
      </Wrap>
    </>
  );
}
