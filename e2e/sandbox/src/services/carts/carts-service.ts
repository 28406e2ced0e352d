import { mainApi } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { findPromoCode, promoName } from '../../pricing/promo-codes';
import { checkTip } from '../../pricing/check-tip';
import { guestIdOf } from '../../principal';
import { registerCall } from '../../register-call';
import { merchantById } from '../content/find-merchant';
import { longestPrep } from '../content/longest-prep';
import { giveRewards } from '../orders/give-rewards';
import type { Service } from '../service';
import { changeCart } from './change-cart';
import { addCheckoutCode } from './checkout-codes';
import { chooseFulfillment } from './choose-fulfillment';
import { claimCart } from './claim-cart';
import { incentivesFor } from './incentives';
import { putItem } from './put-item';
import { readCart } from './read-cart';
import { checkScheduledTime } from './scheduled-time';

/**
 * Carts, their promo codes and incentives. A cart is found by its person, so nobody can name another person's
 * cart.
 */
export const cartsService: Service = async (app, context) => {
  const { db, clock } = context;

  registerCall(app, context, mainApi.getCart, async ({ param, principal, locale }) => {
    await giveRewards(context, principal.externalUserId);
    const { cart } = await readCart(db, context, keyOf(principal, param('merchantId')), locale);
    return { cart };
  });
  registerCall(app, context, mainApi.getCartDeliveryInfo, async ({ param }) => ({
    deliveryInfo: (await merchantById(db, param('merchantId'))).deliveryInfo,
  }));
  registerCall(app, context, mainApi.patchCart, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: (content) => ({
        ...content,
        note: body.note ?? content.note,
        includeCutlery: body.includeCutlery ?? content.includeCutlery,
        includeCredit: body.includeCredit ?? content.includeCredit ?? true,
        removeConflictingPerks: body.removeConflictingPerks ?? content.removeConflictingPerks,
        room: body.room === undefined ? content.room : body.room,
        table: body.table === undefined ? content.table : body.table,
      }),
    }),
  }));
  registerCall(app, context, mainApi.addCartItem, async ({ param, principal, locale, body, request }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      keyed: {
        externalUserId: principal.externalUserId,
        call: 'addCartItem',
        key: idempotencyKeyOf(request),
        // The checksum is a precondition and not part of the request: a repeated request may carry a newer
        // one.
        body: { ...body, cartChecksum: undefined, merchantId: param('merchantId') },
        now: clock.now(),
      },
      expectedChecksum: body.cartChecksum,
      change: (content, { menu }) => putItem(content, menu, body, null),
    }),
  }));
  registerCall(app, context, mainApi.updateCartItem, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      expectedChecksum: body.cartChecksum,
      change: (content, { menu }) => putItem(content, menu, body, param('cartItemId')),
    }),
  }));
  registerCall(app, context, mainApi.removeCartItem, async ({ param, principal, locale }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: (content) => {
        const items = content.items.filter((line) => line.cartItemId !== param('item'));
        if (items.length === content.items.length) refuse(404, 'NOT_FOUND', 'CART_ITEM');
        return { ...content, items };
      },
    }),
  }));
  registerCall(app, context, mainApi.putCartConfig, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: (content) => {
        checkTip(body);
        return { ...content, ...body };
      },
    }),
  }));
  registerCall(app, context, mainApi.putCartFulfillment, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: (content, { merchant }, tx) =>
        chooseFulfillment(tx, content, body, { merchant, externalUserId: principal.externalUserId }),
    }),
  }));
  registerCall(app, context, mainApi.putCartCheckoutCode, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: async (content, { cart }, tx) => ({
        ...content,
        cartCheckoutCodes:
          'checkoutCodeToAdd' in body
            ? await addCheckoutCode(tx, content.cartCheckoutCodes, body.checkoutCodeToAdd, {
                externalUserId: principal.externalUserId,
                itemSumMicro: cart.financialInfo.itemSumMicro,
              })
            : content.cartCheckoutCodes.filter((code) => code !== body.checkoutCodeToRemove.toUpperCase()),
      }),
    }),
  }));
  registerCall(
    app,
    context,
    mainApi.putCartScheduledForTime,
    async ({ param, principal, locale, body: { scheduledForTime } }) => ({
      cart: await changeCart(context, {
        key: keyOf(principal, param('merchantId')),
        locale,
        change: (content, { merchant, menu }) => {
          const prep = longestPrep(
            menu,
            content.items.map(({ menuItemId }) => menuItemId),
          );
          if (scheduledForTime) checkScheduledTime(merchant, scheduledForTime, clock.now(), prep);
          return { ...content, scheduledForTime };
        },
      }),
    }),
  );
  registerCall(app, context, mainApi.getIncentive, async ({ locale }) => ({
    incentives: incentivesFor({ supportsDelivery: true }, [], locale),
  }));
  registerCall(app, context, mainApi.getCartIncentives, async ({ param, principal, locale }) => {
    const { cart, merchant } = await readCart(db, context, keyOf(principal, param('merchantId')), locale);
    return { incentives: incentivesFor(merchant, cart.cartCheckoutCodes, locale) };
  });
  registerCall(app, context, mainApi.patchCartIncentives, async ({ param, principal, locale, body }) => ({
    cart: await changeCart(context, {
      key: keyOf(principal, param('merchantId')),
      locale,
      change: async (content, { cart, merchant }, tx) => {
        const offered = incentivesFor(merchant, [], locale).map(({ id }) => id);
        if (!body.incentives.every((id) => offered.includes(id)))
          refuse(400, 'ORDER_CREATION', 'INCENTIVES_INVALID');
        let cartCheckoutCodes: readonly string[] = content.cartCheckoutCodes.filter(
          (code) => !offered.includes(code),
        );
        const asked = body.cartCheckoutCode === undefined ? [] : [body.cartCheckoutCode];
        for (const id of [...body.incentives, ...asked])
          cartCheckoutCodes = await addCheckoutCode(tx, cartCheckoutCodes, id, {
            externalUserId: principal.externalUserId,
            itemSumMicro: cart.financialInfo.itemSumMicro,
          });
        return { ...content, cartCheckoutCodes };
      },
    }),
  }));
  registerCall(app, context, mainApi.claimCart, async ({ param, query, principal, locale, request }) => {
    // A person can claim only the carts of the guest in the same browser.
    if (query.sourceType !== 'CURRENT_EXTERNAL_ID') refuse(400, 'INVALID_PARAMETER', 'sourceType');
    const owner = { externalUserId: principal.externalUserId, guestId: guestIdOf(request) };
    return { cart: await claimCart(context, param('merchantId'), owner, locale) };
  });
  registerCall(app, context, mainApi.getPromoCode, async ({ param, locale }) => {
    const promo = findPromoCode(param('code'));
    if (!promo) return refuse(404, 'NOT_FOUND', 'PROMO_CODE');
    return { code: promo.code, description: promoName(promo, locale, undefined) };
  });
};

function keyOf(
  principal: { readonly externalUserId: string },
  merchantId: string,
): { readonly externalUserId: string; readonly merchantId: string } {
  return { externalUserId: principal.externalUserId, merchantId };
}
