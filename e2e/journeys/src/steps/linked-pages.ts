import { GroupStory, linkIdOf } from '@tiffin/sandbox/group-story';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { urls } from '../urls';
import { LUCKNOW } from './menu';

/** Places an order of a guest. Returns the path of its status. */
export async function orderAsGuest(): Promise<string> {
  const shopper = Shopper.guest({ url: urls().sandbox });
  const { body } = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  return `${LUCKNOW.path}/status/${body.order.guestOrderToken}?orderIdentifierType=GUEST_TOKEN`;
}

/** Starts a group of Ana. Returns the path of its link. */
export async function inviteToGroup(): Promise<string> {
  const story = new GroupStory({ url: urls().sandbox });
  const group = await story.start(await story.person('Ana'));
  return `/g/${linkIdOf(group.joinUri)}`;
}
