import { mainApi } from '@tiffin/contracts/schemas';
import { registerCall } from '../../register-call';
import { repeatRounds } from '../../repeat-rounds';
import { callerFor } from '../orders/caller-for';
import { findOrder } from '../orders/find-order';
import { readerOf } from '../orders/order-readers';
import type { Service } from '../service';
import { endSubscription, moveSubscription, subscribe } from './news-subscriptions';
import { tellNews } from './tell-news';
import { vapidKeys } from './vapid-keys';

/** News of orders by web push: who gets them, and sending them. */
export const orderNewsService: Service = async (app, context) => {
  registerCall(app, context, mainApi.getOrderNewsKey, async () => ({
    publicKey: vapidKeys(context).publicKey,
  }));
  registerCall(app, context, mainApi.subscribeToOrderNews, async (incoming) => {
    const { orderIdentifier, orderIdentifierType: identifierType } = incoming.query;
    const caller = await callerFor(context, incoming.query, incoming);
    const subscriptionId = await context.transaction(async (tx) => {
      const row = await findOrder(tx, orderIdentifier, identifierType, caller);
      return subscribe(tx, context, {
        row,
        reader: readerOf(row, orderIdentifier, caller),
        identifierType,
        subscription: incoming.body,
        locale: incoming.locale,
        now: context.clock.now(),
      });
    });
    return { subscriptionId };
  });
  registerCall(app, context, mainApi.moveOrderNews, async ({ param, body }) => {
    const id = param('subscriptionId');
    await context.transaction(async (tx) => moveSubscription(tx, context, id, body));
    return {};
  });
  registerCall(app, context, mainApi.endOrderNews, async ({ param }) => {
    await endSubscription(context.db, param('subscriptionId'));
    return {};
  });

  repeatRounds(
    app,
    context,
    () => tellNews(context),
    (error) => app.log.error({ err: error }, 'news of orders failed'),
  );
};
