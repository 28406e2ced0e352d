import { deliveryLocations } from '@tiffin/delivery-location';
import { endFakeNetwork } from './fake-network';

// Like Testing Library's own cleanup: a test that made an unplanned call fails at its end.
if (typeof afterEach === 'function') {
  afterEach(() => {
    deliveryLocations.forget();
    const faults = endFakeNetwork();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}

export { answerWith, failNetwork, refuseWith } from './answer';
export { makeActiveCart, makeActiveFulfillment, makeActiveOrder } from './factories/active-entry';
export { makeCart, makeCartItem, makeEmptyCart, makeFinancialInfo } from './factories/cart';
export { makeCatalogDetails, makeCategory, makeWorkspace } from './factories/catalog';
export { makeErrorBody } from './factories/error-body';
export {
  makeBillPart,
  makeFulfillment,
  makeFulfillmentGuest,
  makeFulfillmentStatus,
  makeInvite,
  makeInviteCard,
} from './factories/fulfillment';
export { makeMenu, makeMenuChoice, makeMenuItem, makeMenuOption, makePerk } from './factories/menu';
export { makeDeliveryInfo, makeMerchant, makeMerchantList, makeMerchantSummary } from './factories/merchant';
export {
  makeOrder,
  makeOrderItem,
  makeOrderList,
  makeOrderReceipt,
  makeOrderStatus,
  makeOrderSummary,
} from './factories/order';
export {
  makeAddressDetail,
  makeDeliveryAddress,
  makePaymentGroup,
  makeStoredPaymentMethod,
  makeUser,
} from './factories/person';
export {
  makeEmailVerificationResult,
  makeTeam,
  makeTeamDetails,
  makeTeamGroupOrder,
  makeTeamMember,
  makeTeamOrderPeople,
} from './factories/team';
export { fakeEvents } from './fake-events';
export type { FakeEvents } from './fake-events';
export { fakeNetwork } from './fake-network';
export type { FakeNetwork, Handler, RecordedCall } from './fake-network';
export { fromTheFuture } from './from-the-future';
export { renderInApp } from './render-in-app';
export type { RenderedApp } from './render-in-app';
export { specifiedConfig, testConfig, testSideServices } from './test-config';
export { ana, ben, startTestSession } from './test-session';
export type { TestSession } from './test-session';
export { standInStripe } from './stand-in-stripe';
