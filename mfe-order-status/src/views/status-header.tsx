import type { Order } from '@tiffin/contracts';
import { media, OnlyDesktop, PageHeading, Picture, Row, Text, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { mayDecide, rejectionOf } from '../domain/rejection';
import { stateMessage } from '../domain/state-message';
import { EndingPicture } from './ending-picture';
import { Headline } from './headline';
import { HeroLine, StatusHero } from './status-hero';
import { useLatenessNote } from './use-lateness-note';
import { useMoved } from './use-moved';
import type { OrderState } from './use-order-state';
import { useReturnedWords } from './use-returned-words';
import { useStatusMessages } from './use-status-messages';
import { useZoneNote } from './use-zone-note';

const Moment = styled(PageHeading)`
  font-size: clamp(38px, 7.4vw, 84px);
  line-height: 0.98;
  letter-spacing: -0.04em;
  max-width: 11em;
  margin-block: 12px 14px;
  &:lang(zh) {
    letter-spacing: 0;
    line-height: 1.14;
  }
`;

const Lead = styled(Text)`
  color: var(--on-brand-field-muted);
`;

const Plates = styled.div`
  position: relative;
  height: 300px;
  & > * {
    position: absolute;
    box-shadow: 0 0 0 6px var(--rice-0, #fff);
  }
  & > :nth-child(1) {
    inset-inline-end: 24px;
    top: 8px;
  }
  & > :nth-child(2) {
    inset-inline-start: -34px;
    bottom: -40px;
  }
  & > :nth-child(3) {
    inset-inline-end: -66px;
    bottom: -56px;
  }
`;

/** Of the dishes in the head, in CSS pixels. */
const SIZES = [250, 150, 160] as const;

const Kitchen = styled(Row)`
  font-weight: 600;
  font-size: 14px;
  ${media.desktop} {
    font-size: 15px;
  }
`;

type StatusHeaderProps = { readonly order: Order; readonly state: OrderState };

/** Renders the order's state in the largest text of the page. */
export function StatusHeader({ order, state }: StatusHeaderProps): ReactElement {
  const t = useStatusMessages();
  const moment = useMoved(state.status);
  const zoneNote = useZoneNote(order.merchant.timeZone);
  const isAsked = rejectionOf(order) === 'asks';
  const late = useLatenessNote(order, state);
  const returned = useReturnedWords(order);
  const asked = mayDecide(order) ? 'continue.waiting' : 'continue.waitingForPayer';
  const note = t(isAsked ? asked : `${stateMessage(state.status, state.type, state.ending)}.note`);
  const courier = state.courier?.firstName && t('courier.named', { name: state.courier.firstName });
  const pictures = dishPictures(order);
  return (
    <StatusHero data-phase={state.phase} $phase={state.phase}>
      <Wrap>
        <HeroLine>
          <div>
            <Kitchen as="p" $wrap $gap={12}>
              <span>{order.merchant.name}</span>
              <span>{t('ticket', { number: order.orderReceipt.orderTicketNumber })}</span>
            </Kitchen>
            <div ref={moment}>
              <Moment>
                <Headline order={order} state={state} />
              </Moment>
              <Lead $size="lead">
                {[note, late, courier, ...returned, zoneNote].filter(Boolean).join(t('sentenceGap'))}
              </Lead>
            </div>
          </div>
          {state.ending ? (
            <EndingPicture ending={state.ending} />
          ) : (
            <OnlyDesktop aria-hidden="true">
              <Plates>
                {SIZES.slice(0, Math.max(1, pictures.length)).map((size, index) => (
                  <Picture key={size} round width={size} src={pictures[index]} />
                ))}
              </Plates>
            </OnlyDesktop>
          )}
        </HeroLine>
      </Wrap>
    </StatusHero>
  );
}

/** Returns the pictures of the dishes that come, each once. */
function dishPictures({ orderItems }: Order): readonly string[] {
  const coming = orderItems.filter(({ wasRejected }) => !wasRejected);
  return [...new Set(coming.flatMap(({ imageUrl }) => imageUrl ?? []))];
}
