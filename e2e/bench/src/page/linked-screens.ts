import { orderStatusPath } from '@tiffin/domain';
import { GroupStory, linkIdOf } from '@tiffin/sandbox/group-story';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';

/** A screen that somebody opens by a link. */
export type LinkedScreen = { readonly name: string; readonly path: string; readonly content: string };

/** Returns a guest's order and the invitation of a new person's group. */
export async function linkedScreens(url: string): Promise<readonly LinkedScreen[]> {
  const shopper = Shopper.guest({ url });
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const token: unknown = placed.body.order?.guestOrderToken;
  if (typeof token !== 'string') throw new Error(`The order was not placed: ${JSON.stringify(placed)}`);
  const story = new GroupStory({ url });
  const group = await story.start(await story.person('Ana'));
  return [
    {
      name: 'Order status',
      path: orderStatusPath('/m/lucknow-lunch-home', token, 'GUEST_TOKEN'),
      content: 'main h1',
    },
    {
      name: 'Group invitation',
      path: `/g/${linkIdOf(group.joinUri)}`,
      content: 'main h1, [role="dialog"] h2',
    },
  ];
}
