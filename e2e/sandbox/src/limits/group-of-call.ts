import type { LimitGroup } from '@tiffin/server/limits';
import {
  contentGateway,
  fulfillmentService,
  identityService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';

type Row = { readonly method: string; readonly path: string };

/** The calls with a limit of their own. Every other call counts as a read or a write by its method. */
const GROUPS: ReadonlyMap<Row, LimitGroup> = new Map<Row, LimitGroup>([
  [mainApi.placeOrder, 'money'],
  [mainApi.placeGuestOrder, 'money'],
  [mainApi.addPaymentMethod, 'money'],
  [mainApi.createSetupIntent, 'money'],
  [fulfillmentService.confirmFulfillment, 'money'],
  [fulfillmentService.payGuestPart, 'money'],
  [userGateway.redeemPoints, 'money'],
  [mainApi.getPromoCode, 'secrets'],
  [contentGateway.verifyWorkspaceEmail, 'secrets'],
  [contentGateway.sendEmailVerification, 'secrets'],
  [contentGateway.createTeam, 'secrets'],
  [identityService.getServiceToken, 'secrets'],
  [contentGateway.searchTeams, 'links'],
  [mainApi.getOrderByToken, 'links'],
  [mainApi.cancelOrderByToken, 'links'],
  [mainApi.continueOrderByToken, 'links'],
  [mainApi.getGuestOrder, 'links'],
  [mainApi.cancelGuestOrder, 'links'],
  [mainApi.getDeliveryStatus, 'links'],
  [mainApi.getOrderRating, 'links'],
  [mainApi.rateOrder, 'links'],
  [mainApi.emailReceipt, 'links'],
  [mainApi.subscribeToOrderNews, 'links'],
  [mainApi.moveOrderNews, 'links'],
  [mainApi.endOrderNews, 'links'],
  [inviteService.getInvite, 'links'],
  [inviteService.getInviteCard, 'links'],
]);

/** Returns the rate-limit group of a call. */
export function groupOfCall(row: Row): LimitGroup {
  return GROUPS.get(row) ?? (row.method === 'GET' ? 'reads' : 'writes');
}

/** Fields that can be used to guess codes, in whichever call they appear. */
const CODES = ['cartCheckoutCode', 'checkoutCodeToAdd', 'emailCode', 'oneTimePassword', 'promoCode'];

/** Returns whether a query or a body contains a code. */
export function triesCode(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).some(([name, value]) => CODES.includes(name) && Boolean(value));
}
