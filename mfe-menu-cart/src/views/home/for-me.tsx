import type { ReactElement } from 'react';
import { LastOrder } from './last-order';
import { MyTeamOrders } from './my-team-orders';

/** Renders what the home page has for a signed-in person: group orders of their team, and their last order. */
export function ForMe(): ReactElement {
  return (
    <>
      <MyTeamOrders />
      <LastOrder />
    </>
  );
}
