import type { MenuItem, Merchant } from '@tiffin/contracts';
import { Column, Picture, Price, Row, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { itemPicture } from '../item-picture';
import { TagBadge } from '../menu/item-card';
import { useItemWords } from '../menu/use-item-words';

const Hero = styled(Picture)`
  border-radius: 0;
  @media (min-width: 768px) {
    aspect-ratio: auto !important;
    height: 230px;
  }
`;

type ItemFrameProps = {
  readonly merchant: Pick<Merchant, 'currencyCode'>;
  readonly item: MenuItem;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** True after a change: a press on the scrim then does not discard it. */
  readonly isTouched?: boolean;
  readonly children: ReactNode;
};

/** Renders the dialog of an item: picture, name, price and text, with the choices below. */
export function ItemFrame(props: ItemFrameProps): ReactElement {
  const { merchant, item, footer, onClose, isTouched = false, children } = props;
  const words = useItemWords(merchant.currencyCode);
  const perk = item.perk?.isSelected ? item.perk : null;
  return (
    <Dialog
      title={item.name}
      onClose={onClose}
      footer={footer}
      keepOnScrim={isTouched}
      picture={<Hero src={itemPicture(item, 'desktop')} ratio="16/9" eager />}
    >
      <Column $gap={8}>
        <Row $wrap $gap={12}>
          <Price
            priceMicro={perk?.discountedPriceMicro ?? item.displayPriceMicro}
            originalMicro={perk?.originalPriceMicro}
            currencyCode={merchant.currencyCode}
          />
          {item.tags.map((tag) => (
            <TagBadge key={tag} tag={tag} words={words} />
          ))}
        </Row>
        {item.description !== '' && <Text $tone="muted">{item.description}</Text>}
        {perk && <Text $size="small">{perk.displayHint ?? perk.note}</Text>}
      </Column>
      {children}
    </Dialog>
  );
}
