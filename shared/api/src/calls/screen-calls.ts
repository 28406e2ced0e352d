import type { CallAnswer, CallName, CallParams } from '@tiffin/contracts';
import type { CallOptions } from '../transport/call-request';
import { call } from './call';

/** A call as a function. Its parameters may be left out where it needs none. */
type CallFunction<Name extends CallName> =
  Partial<CallParams<Name>> extends CallParams<Name>
    ? (params?: CallParams<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>
    : (params: CallParams<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>;

/**
 * The calls that screens and the shell make directly. Deployed remotes rely on these names. Screens read data through
 * the queries instead.
 */
export const addColleague = functionOf('addColleague');
export const addDeliveryAddress = functionOf('addDeliveryAddress');
export const addPaymentMethod = functionOf('addPaymentMethod');
export const addTeamLocation = functionOf('addTeamLocation');
export const askForMoreTime = functionOf('askForMoreTime');
export const cancelGuestOrder = functionOf('cancelGuestOrder');
export const cancelOrder = functionOf('cancelOrder');
export const cancelOrderByToken = functionOf('cancelOrderByToken');
export const checkEmailVerification = functionOf('checkEmailVerification');
export const claimCart = functionOf('claimCart');
export const confirmFulfillment = functionOf('confirmFulfillment');
export const continueOrder = functionOf('continueOrder');
export const continueOrderByToken = functionOf('continueOrderByToken');
export const countGuestIn = functionOf('countGuestIn');
export const createFulfillment = functionOf('createFulfillment');
export const createInvite = functionOf('createInvite');
export const createSetupIntent = functionOf('createSetupIntent');
export const createTeam = functionOf('createTeam');
export const deleteFulfillment = functionOf('deleteFulfillment');
export const emailReceipt = functionOf('emailReceipt');
export const getCart = functionOf('getCart');
export const getPromoCode = functionOf('getPromoCode');
export const getUser = functionOf('getUser');
export const giveItem = functionOf('giveItem');
export const joinFulfillment = functionOf('joinFulfillment');
export const joinTeam = functionOf('joinTeam');
export const leaveFulfillment = functionOf('leaveFulfillment');
export const leaveTeam = functionOf('leaveTeam');
export const leaveWithItems = functionOf('leaveWithItems');
export const makeTeamAdmin = functionOf('makeTeamAdmin');
export const nudgeGuests = functionOf('nudgeGuests');
export const payGuestPart = functionOf('payGuestPart');
export const placeGuestOrder = functionOf('placeGuestOrder');
export const placeOrder = functionOf('placeOrder');
export const rateOrder = functionOf('rateOrder');
export const redeemPoints = functionOf('redeemPoints');
export const removeDeliveryAddress = functionOf('removeDeliveryAddress');
export const removeGuest = functionOf('removeGuest');
export const removeGuestItem = functionOf('removeGuestItem');
export const removePaymentMethod = functionOf('removePaymentMethod');
export const removeTeamAdmin = functionOf('removeTeamAdmin');
export const removeTeamLocation = functionOf('removeTeamLocation');
export const renameTeamLocation = functionOf('renameTeamLocation');
export const sendEmailVerification = functionOf('sendEmailVerification');
export const setCoHost = functionOf('setCoHost');
export const setReminderEmail = functionOf('setReminderEmail');
export const settleGuest = functionOf('settleGuest');
export const updateFulfillment = functionOf('updateFulfillment');
export const verifyWorkspaceEmail = functionOf('verifyWorkspaceEmail');

function functionOf<Name extends CallName>(name: Name): CallFunction<Name>;
function functionOf<Name extends CallName>(name: Name): unknown {
  return (params: CallParams<Name>, options?: CallOptions) => call(name, params, options);
}
