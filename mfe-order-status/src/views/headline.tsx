import type { Order } from '@tiffin/contracts';
import { Spoken } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useHeadline } from './use-headline';
import type { OrderState } from './use-order-state';

/** Renders the state of an order with its promised time. A range of times is read aloud as words. */
export function Headline({
  order,
  state,
}: {
  readonly order: Order;
  readonly state: OrderState;
}): ReactElement {
  const written = useHeadline(order, state);
  const spoken = useHeadline(order, state, 'spoken');
  return spoken === written ? <>{written}</> : <Spoken as={spoken}>{written}</Spoken>;
}
