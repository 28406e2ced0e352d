import type { Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Card, Heading, Icon, Text, TextAnchor, TextButton, media } from '@tiffin/ui';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
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

/**
 * Renders facts about the restaurant: hours, address, telephone, pickup. Folded until a press or `learn` in
 * the URL opens it.
 */
export function MerchantDetails({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const t = useMenuCartMessages();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(() => parseQueryParameters(search).learn);
  const id = useId();
  const { address, phoneNumber, pickupInstructions } = merchant;
  return (
    <div>
      <TextButton
        $small
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'chevron-up' : 'info'} size="small" />
        {t('details.title')}
      </TextButton>
      <Columns id={id} hidden={!isOpen} style={isOpen ? { marginTop: 12 } : { display: 'none' }}>
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
                <TextAnchor href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</TextAnchor>
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
        </Parts>
      </Columns>
    </div>
  );
}
