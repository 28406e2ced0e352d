import type { Cart, Merchant } from '@tiffin/contracts';
import { Banner, Column, PageHeading, Picture, Row, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { FulfillmentSwitch } from '../cart/fulfillment-switch';
import { MerchantDetails } from './merchant-details';
import { MerchantFacts } from './merchant-facts';

const Head = styled(Column)`
  padding-block: 10px 16px;
`;

const Band = styled(Picture)`
  aspect-ratio: auto !important;
  height: 112px;
  ${media.tabletUp} {
    height: 200px;
  }
  ${media.desktop} {
    height: 248px;
  }
`;

const Name = styled(Column)`
  flex: 1 1 300px;
`;

type MerchantHeadProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/** Renders the top of a merchant's page: picture, name, hours, terms, and delivery or pickup. */
export function MerchantHead({ merchant, cart }: MerchantHeadProps): ReactElement {
  return (
    <Head $gap={14}>
      <Band src={merchant.theme.headerImageUrl ?? merchant.imageUrl} eager />
      <Row $wrap $between $gap={14} $align="end">
        <Name $gap={6}>
          <PageHeading look="display">{merchant.name}</PageHeading>
          <MerchantFacts merchant={merchant} cart={cart} />
        </Name>
        <FulfillmentSwitch merchant={merchant} cart={cart} />
      </Row>
      <MerchantDetails merchant={merchant} />
      {merchant.highlightMessage !== null && (
        <Banner tone="info" icon="star">
          {merchant.highlightMessage}
        </Banner>
      )}
    </Head>
  );
}
