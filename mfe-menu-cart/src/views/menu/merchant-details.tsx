import type { Menu, Merchant } from '@tiffin/contracts';
import { phoneUrl } from '@tiffin/domain';
import { Card, Heading, Icon, Text, TextAnchor, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useFullMessages } from './use-full-messages';
import { ExternalMenuLink } from './external-menu-link';
import { OpeningHours } from './opening-hours';

const Columns = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.section`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
`;

const Fact = styled.div`
  display: flex;
  gap: 10px;
  align-items: start;
  min-width: 0;
  & > svg {
    margin-top: 2px;
    color: var(--text-muted);
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
`;

type MerchantDetailsProps = {
  readonly id: string;
  readonly merchant: Merchant;
  /** Undefined while it loads. */
  readonly menu: Menu | undefined;
};

/** Renders facts about the restaurant: hours, address, telephone, pickup, prices, and its own menu elsewhere. */
export function MerchantDetails({ id, merchant, menu }: MerchantDetailsProps): ReactElement {
  const t = useFullMessages();
  const { address, phoneNumber, pickupInstructions } = merchant;
  return (
    <Columns id={id}>
      <Part>
        <Heading $look="h3">{t('details.hours')}</Heading>
        <OpeningHours merchant={merchant} />
      </Part>
      <Parts>
        <Part>
          <Heading $look="h3">{t('details.where')}</Heading>
          <Fact>
            <Icon name="pin" />
            <Text as="address" style={{ fontStyle: 'normal' }}>
              {address.streetAddress}, {address.city}
            </Text>
          </Fact>
          {phoneNumber !== '' && (
            <Fact>
              <Icon name="phone" />
              <TextAnchor href={phoneUrl(phoneNumber)}>{phoneNumber}</TextAnchor>
            </Fact>
          )}
        </Part>
        {pickupInstructions !== null && (
          <Part>
            <Heading $look="h3">{t('details.pickup')}</Heading>
            <Fact>
              <Icon name="bag" />
              <Text>{pickupInstructions}</Text>
            </Fact>
          </Part>
        )}
        {menu?.hasInStorePricing === true && <Text>{t('details.inStorePrices')}</Text>}
        <div>
          <ExternalMenuLink merchant={merchant} />
        </div>
      </Parts>
    </Columns>
  );
}
