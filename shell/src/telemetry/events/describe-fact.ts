import type { BusFactName, BusFacts } from '@tiffin/contracts';
import type { EventDraft } from './event-draft';

type Describers = { readonly [Name in BusFactName]: (payload: BusFacts[Name]) => EventDraft };

/** Events hold identifiers and counts only: no names, no postal addresses, no URLs, no free text. */
const DESCRIBERS: Describers = {
  cartChanged: ({ merchantId, itemCount, subtotalMicro }) =>
    draft('cart', 'changed', { merchantId, itemCount, subtotalMicro }),
  orderPlaced: ({ orderId, merchantId }) => draft('order', 'placed', { orderId, merchantId }),
  paymentAnswered: ({ method, outcome, code }) =>
    draft('payment', outcome, { method, ...(code === null ? {} : { code }) }),
  orderStatusChanged: ({ orderId, orderStatus }) =>
    draft('order', 'status_changed', { orderId, orderStatus }),
  groupJoined: ({ fulfillmentId, merchantId }) => draft('group', 'joined', { fulfillmentId, merchantId }),
  groupLeft: ({ fulfillmentId, merchantId }) => draft('group', 'left', { fulfillmentId, merchantId }),
  groupConfirmed: ({ fulfillmentId, orderId }) => draft('group', 'confirmed', { fulfillmentId, orderId }),
  teamJoined: ({ teamId }) => draft('team', 'joined', { teamId }),
  teamLeft: ({ teamId }) => draft('team', 'left', { teamId }),
  sessionChanged: ({ state }) => draft('session', 'changed', { state }),
  localeChanged: ({ locale }) => draft('language', 'changed', { locale }),
  signInRequested: ({ reason }) => draft('session', 'sign_in_requested', { reason }),
  screenViewed: ({ route }) => draft('screen', 'viewed', { route }),
  remoteLoaded: ({ remote, version }) => draft('remote', 'loaded', { remote, version }),
  remoteFailed: ({ remote, version }) => draft('remote', 'failed', { remote, version }),
};

/** Returns the analytics event of a fact on the event bus. */
export function describeFact<Name extends BusFactName>(name: Name, payload: BusFacts[Name]): EventDraft {
  return DESCRIBERS[name](payload);
}

function draft(eventType: string, eventAction: string, eventParams: EventDraft['eventParams']): EventDraft {
  return { eventType, eventAction, featureCategories: [eventType], eventParams };
}
