import { z } from 'zod';
import { orderSchema } from '../../entities/order';
import { mainCall } from './main-call';

const orderAnswer = z.object({ order: orderSchema });

/** Calls for reading, cancelling and continuing orders. */
export const orderCalls = {
  getOrder: mainCall({
    method: 'GET',
    path: '/v1/order/{id}',
    auth: 'user',
    summary: 'An order of the caller, or of a group in which the caller took part.',
    response: orderAnswer,
    errors: [],
  }),
  cancelOrder: mainCall({
    method: 'PATCH',
    path: '/v1/order/{id}/cancel',
    auth: 'user',
    summary: 'Cancels an order while its status says that it is cancellable.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'ORDER_NOT_CANCELLABLE'],
  }),
  continueOrder: mainCall({
    method: 'PATCH',
    path: '/v1/order/{id}/continue',
    auth: 'user',
    summary: 'Goes on with what is left of an order of which the kitchen cannot make some lines.',
    response: orderAnswer,
    errors: ['FORBIDDEN'],
  }),
  getOrderByToken: mainCall({
    method: 'GET',
    path: '/v1/order/token/{token}',
    auth: 'none',
    isByLink: true,
    summary: 'An order by its token: lines and totals without signing in, the rest for whoever may see it.',
    response: orderAnswer,
    errors: [],
  }),
  cancelOrderByToken: mainCall({
    method: 'PATCH',
    path: '/v1/order/token/{token}/cancel',
    auth: 'none',
    summary: 'Cancels an order by its token.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'ORDER_NOT_CANCELLABLE'],
  }),
  continueOrderByToken: mainCall({
    method: 'PATCH',
    path: '/v1/order/token/{token}/continue',
    auth: 'none',
    summary: 'Goes on with an order by its token; not by the token of a guest.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'CONTINUE_NOT_SUPPORTED'],
  }),
  getGuestOrder: mainCall({
    method: 'GET',
    path: '/v1/guest-order/{id}',
    auth: 'none',
    isByLink: true,
    summary: "A guest's order by its guest token.",
    response: orderAnswer,
    errors: [],
  }),
  cancelGuestOrder: mainCall({
    method: 'POST',
    path: '/v1/guest-order/cancel/{id}',
    auth: 'none',
    summary: "Cancels a guest's order by its guest token.",
    response: orderAnswer,
    errors: ['ORDER_NOT_CANCELLABLE'],
  }),
} as const;
