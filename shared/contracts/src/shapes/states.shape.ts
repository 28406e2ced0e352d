import { FULFILLMENT_STATES, ORDER_STATUSES } from '../enumerations';
import { known } from './shape';

export const orderStatusValueShape = known(ORDER_STATUSES, 'UNKNOWN_ORDER_STATUS');

/** A state that is not known is over: nobody can change or pay what a client does not understand. */
export const fulfillmentStateShape = known(FULFILLMENT_STATES, 'CLOSED');
