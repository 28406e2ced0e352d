import type { LimitGroup } from '@tiffin/server-limits';
import {
  contentGateway,
  fulfillmentService,
  identityService,
  inviteService,
  mainApi,
  userGateway,
} from '@tiffin/contracts/schemas';

type Row = { readonly method: string; readonly path: string };

/** The calls with a limit of their own; every other call is a read or a write by its method. */
const GROUPS: ReadonlyMap<Row, LimitGroup> = new Map<Row, LimitGroup>([
  [mainApi.placeOrder, 'money'],
  [mainApi.placeGuestOrder, 'money'],
  [mainApi.addPaymentMethod, 'money'],
  [mainApi.createSetupIntent, 'money'],
  [fulfillmentService.confirmFulfillment, 'money'],
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
  [inviteService.getInvite, 'links'],
]);

/** The group of limits that a call belongs to. */
export function groupOfCall(row: Row): LimitGroup {
  return GROUPS.get(row) ?? (row.method === 'GET' ? 'reads' : 'writes');
}

/** Fields with which somebody could try out codes, whichever call takes them. */
const CODES = ['cartCheckoutCode', 'checkoutCodeToAdd', 'emailCode', 'oneTimePassword', 'promoCode'];

/** Whether a query or a body tries a code. */
export function triesCode(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).some(([name, value]) => CODES.includes(name) && Boolean(value));
}
