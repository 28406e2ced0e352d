import { useFlag } from '@tiffin/config';
import { parseQueryParameters } from '@tiffin/domain';
import type { DeliveryLocation } from '@tiffin/domain';
import { FULFILLMENT_ICONS } from '@tiffin/screen-parts';
import { Column, PageHeading, Segmented, Text, VisuallyHidden, Wrap, media } from '@tiffin/ui';
import { HeroCarrier } from '@tiffin/ui/hero';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { browsingWays, withBrowsingWay } from '../../domain/browsing-query';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useHomeMessages } from './use-home-messages';
import { AddressFinder } from './address-finder';
import { heroTiers } from './hero-tiers';
import { SearchWithoutScript } from './search-without-script';
import { useBrowsing } from './use-browsing';

const Field = styled.div`
  background: var(--brand-field);
  color: var(--on-brand-field);
`;

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  position: relative;
  padding-block: 20px 0;
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 0.85fr);
    align-items: center;
    padding-block: 26px 0;
  }
`;

const Compact = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block: 4px 12px;
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 600px) auto;
    gap: 16px;
    align-items: center;
    padding-block: 8px 20px;
  }
`;

const Words = styled(Column)`
  ${media.tabletUp} {
    padding-bottom: 44px;
  }
`;

const Claim = styled(PageHeading)`
  font-size: clamp(46px, 13.2vw, 104px);
  line-height: 0.9;
  letter-spacing: -0.045em;
  max-width: 9em;
  ${media.tabletUp} {
    font-size: clamp(58px, 7.6vw, 108px);
  }
  &:lang(zh) {
    line-height: 1.12;
    font-size: clamp(42px, 10vw, 84px);
  }
`;

const CarrierArea = styled.div`
  overflow: hidden;
  align-self: end;
`;

const Lead = styled(Text)`
  color: var(--on-brand-field-muted);
`;

type HomeTopProps = {
  /** Null before the first choice. */
  readonly location: DeliveryLocation | null;
  readonly onChoose: (location: DeliveryLocation) => void;
};

/**
 * Renders the top of the home page: where lunch goes, and delivery or pickup. A first visit also sees what Tiffin is,
 * and the question "Where to?".
 */
export function HomeTop({ location, onChoose }: HomeTopProps): ReactElement {
  const t = useHomeMessages();
  const finder = <AddressFinder location={location} onChoose={onChoose} />;
  if (location !== null) {
    return (
      <Field>
        <VisuallyHidden as="div">
          <PageHeading>{t('near', { location: location.displayName || t('nearby.here') })}</PageHeading>
        </VisuallyHidden>
        <Compact>
          {finder}
          <DeliveryOrPickup />
        </Compact>
      </Field>
    );
  }
  return (
    <Field>
      <Halves>
        <Words $gap={22}>
          <Claim>{t('claim')}</Claim>
          <Lead $size="lead">{t('lead')}</Lead>
          {finder}
          <SearchWithoutScript />
        </Words>
        <CarrierArea>
          <HeroCarrier tiers={heroTiers} />
        </CarrierArea>
      </Halves>
    </Field>
  );
}

function DeliveryOrPickup(): ReactElement {
  const t = useMenuCartMessages();
  const { browsing, query, go } = useBrowsing();
  const isDineInOn = useFlag('dine_in_toggle');
  const isDineInOffered = isDineInOn && !parseQueryParameters(query.toString()).hideDineInToggle;
  return (
    <Segmented
      legend={t('fulfillment.legend')}
      value={browsing.fulfillment}
      options={browsingWays(isDineInOffered).map((value) => ({
        value,
        label: t(`fulfillment.${value}`),
        icon: FULFILLMENT_ICONS[value],
      }))}
      onChange={(value) => go(withBrowsingWay(query, value), { replace: true })}
    />
  );
}
