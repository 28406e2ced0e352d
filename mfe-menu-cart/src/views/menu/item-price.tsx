import type { Perk } from '@tiffin/contracts';
import type { StartingPrice } from '@tiffin/domain';
import { Price } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ItemWords } from './use-item-words';

/** "From" and the parts of a price with a perk wrap as one row. */
const Amount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 6px;
  && > span {
    display: contents;
  }
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  small {
    font-size: 13.5px;
    font-weight: 450;
    color: var(--text-muted);
  }
`;

type ItemPriceProps = {
  readonly price: StartingPrice;
  /** What the price is without any choice, in micro units. */
  readonly displayPriceMicro: number;
  readonly perk: Perk | null;
  readonly words: ItemWords;
};

/** Renders the price that a dish will have: "from" if a choice decides it, "was … now …" with a perk. */
export function ItemPrice({ price, displayPriceMicro, perk, words }: ItemPriceProps): ReactElement {
  const choicesMicro = price.priceMicro - displayPriceMicro;
  return (
    <Amount>
      {price.isFrom && <small>{words.from} </small>}
      {perk ? (
        <Price
          priceMicro={perk.discountedPriceMicro + choicesMicro}
          originalMicro={perk.originalPriceMicro + choicesMicro}
          currencyCode={words.currencyCode}
        />
      ) : (
        words.money(price.priceMicro)
      )}
    </Amount>
  );
}
