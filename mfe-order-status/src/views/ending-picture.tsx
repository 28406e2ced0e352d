import { Icon, media } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { OrderEnding } from '../domain/order-ending';

/** Where the food is or is not, and the sign of how it ended. */
const drawings: Readonly<Record<OrderEnding, { readonly scene: IconName; readonly sign: IconName }>> = {
  delivered: { scene: 'home', sign: 'check' },
  collected: { scene: 'bag', sign: 'check' },
  served: { scene: 'table', sign: 'check' },
  refused: { scene: 'flame', sign: 'close' },
  cancelled: { scene: 'receipt', sign: 'close' },
  failed: { scene: 'bike', sign: 'warning' },
};

const Plate = styled.div`
  position: relative;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--surface);
  color: var(--text);
  box-shadow:
    inset 0 0 0 6px var(--surface),
    inset 0 0 0 8px var(--border-strong);
  & > svg {
    width: 34px;
    height: 34px;
    stroke-width: 1.6;
  }
  ${media.desktop} {
    width: 220px;
    height: 220px;
    margin-inline: auto;
    & > svg {
      width: 96px;
      height: 96px;
    }
  }
`;

const Sign = styled.span`
  position: absolute;
  inset-inline-end: -4px;
  bottom: -4px;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--on-brand-field);
  color: var(--brand-field);
  ${media.desktop} {
    inset-inline-end: 10px;
    bottom: 10px;
    width: 58px;
    height: 58px;
    & > svg {
      width: 30px;
      height: 30px;
    }
  }
`;

/** Renders the picture of how an order ended. It decorates the headline, which says the same in words. */
export function EndingPicture({ ending }: { readonly ending: OrderEnding }): ReactElement {
  const { scene, sign } = drawings[ending];
  return (
    <Plate aria-hidden="true" data-ending={ending}>
      <Icon name={scene} />
      <Sign>
        <Icon name={sign} />
      </Sign>
    </Plate>
  );
}
