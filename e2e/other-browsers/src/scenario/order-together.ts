import type { Visitor } from '../visitor/visitor';
import { addDish } from './add-dish';
import { button, field, inDialog, link } from './controls';
import type { Account } from './make-account';

const MENU = '/m/lucknow-lunch-home/menu';

/** Lets a host with an account start a group, and a guest join it by its link and add a dish, which the host sees. */
export async function orderTogether(
  ana: Visitor,
  ben: Visitor,
  account: Account,
  shell: string,
): Promise<void> {
  await ana.open(shell + MENU);
  await signIn(ana, account);
  await ana.press(button(/^Start a group order/));
  await ana.finds(inDialog(button(/^Start$/)));
  await ana.picture('start-of-a-group');
  await ana.press(inDialog(button(/^Start$/)));
  const invitation = await ana.read(inDialog(field(/^Invite link/)));
  await ana.picture('invite-link');

  await ben.open(invitation);
  await ben.finds(inDialog(field(/^Your first name/)));
  await ben.picture('invitation');
  await ben.type(inDialog(field(/^Your first name/)), 'Ben');
  await ben.press(inDialog(button(/^Join/)));
  await ben.seesNoDialog();
  await ben.press(link(/^Add my items/));
  await addDish(ben, /^Mango lassi/);
  await ben.press(link(/of 2 done/));
  await ben.arrivesAt(/\/order\/fulfillments\/[^/]+\/edit/);
  await ben.sees(/Your part/);
  await ben.sees(/Mango lassi/);
  await ben.picture('room-of-a-guest');

  await ana.press(inDialog(button(/^Open group order/)));
  await ana.seesNoDialog();
  await ana.sees(/Mango lassi/);
  await ana.picture('room-of-the-host');
}

async function signIn(visitor: Visitor, { email, password, firstName }: Account): Promise<void> {
  await visitor.press(button(/^Account$/));
  await visitor.press({ role: 'menuitem', name: /^Sign in/ });
  await visitor.type(field(/^Email/), email);
  await visitor.type({ role: 'password', name: /^Password/ }, password);
  await visitor.picture('sign-in');
  await visitor.press(button(/^Sign in/));
  await visitor.finds(button(new RegExp(`^${firstName}.*account`)));
}
