import type { MerchantSummary } from '@tiffin/contracts';
import { Link } from '@tiffin/router';
import { Badge, Column, Heading, Picture, Text, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { BrowsingFulfillment } from '../../domain/browsing-query';
import { menuLink } from '../../domain/menu-link';
import { Minutes } from '../minutes';
import { useMerchantFacts } from './use-merchant-facts';

/** On phones a row, so that two merchants are on the first screenful. */
const CardLink = styled(Link)`
  display: grid;
  gap: 14px;
  grid-template-columns: 132px minmax(0, 1fr);
  align-items: center;
  text-decoration: none;
  ${media.tabletUp} {
    gap: 11px;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  min-width: 0;
  border-radius: var(--r-tin);
  @media (hover: hover) {
    &:hover :is(h2, h3) {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 3px;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  font-size: 14px;
  line-height: 1.5;
  color: var(--text-muted);
  b {
    color: var(--text);
    font-weight: 650;
  }
`;

type MerchantCardProps = {
  readonly merchant: MerchantSummary;
  readonly fulfillment?: BrowsingFulfillment;
  /** The text that found it; empty for none. */
  readonly term?: string;
  /** True in the first screenful: its picture loads at once. */
  readonly isFirst: boolean;
  /** Level of its heading. */
  readonly level?: 2 | 3;
};

/** Renders a merchant in a list: one link to its menu, or to the dishes that a search has found there. */
export function MerchantCard(props: MerchantCardProps): ReactElement {
  const { merchant, fulfillment = 'DELIVERY', term = '', isFirst, level = 3 } = props;
  const { isOff, notice, time, closes, terms, line } = useMerchantFacts(merchant, fulfillment);
  const tags = (
    <>
      {notice !== null && (
        <Badge tone="ink" icon="clock">
          {notice}
        </Badge>
      )}
      {merchant.employeePricingText !== null && (
        <Badge tone="surface" icon="ticket">
          {merchant.employeePricingText}
        </Badge>
      )}
    </>
  );
  return (
    <CardLink to={menuLink(merchant, term)}>
      <Picture
        className="move-picture"
        src={merchant.imageUrl}
        ratio="16/10"
        off={isOff}
        eager={isFirst}
        tags={tags}
      />
      <Column $gap={4}>
        <Heading as={`h${level}`} $look="h3" className="move-name">
          {merchant.name}
        </Heading>
        <Text $size="small" $tone="muted">
          {line}
        </Text>
        <Facts>
          <b>{typeof time === 'string' ? time : <Minutes {...time} />}</b>
          {[closes, ...terms].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </Column>
    </CardLink>
  );
}
