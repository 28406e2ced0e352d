import type { Visitor } from '../visitor/visitor';
import { addDish } from './add-dish';
import { button, field, link, radio } from './controls';

const CARD_FRAME = 'Secure card entry';
const CARD = [
  [/^Card number/, '4242424242424242'],
  [/^Expiry/, '1234'],
  [/^Security code/, '123'],
] as const;
const ABOUT_ME = [
  [/^First name/, 'Gus'],
  [/^Email/, 'gus@guest.example'],
  [/^Mobile number/, '+1 416 555 0100'],
] as const;

/** Finds a restaurant from the home page and orders there as a guest. Returns the URL of the order's status. */
export async function orderAsGuest(gus: Visitor, shell: string): Promise<string> {
  await gus.open(`${shell}/`);
  await gus.picture('home');
  await gus.type({ role: 'combobox', name: /^Delivery address/ }, '12 Mercer Street, Toronto');
  await gus.press({ role: 'option', name: /^12 Mercer Street/ });
  await gus.finds(link(/Lucknow Lunch Home/));
  await gus.picture('restaurants');
  await gus.press(link(/Lucknow Lunch Home/));
  await addDish(gus, /^Dal makhani/);
  await gus.press(radio(/^Pickup/));
  await gus.finds({ ...radio(/^Pickup/), isChecked: true });
  await gus.picture('menu-with-a-cart');
  await gus.press(link(/^View cart/));
  await gus.finds(link(/^Go to checkout/));
  await gus.picture('cart');
  await gus.press(link(/^Go to checkout/));
  for (const [name, text] of ABOUT_ME) await gus.type(field(name), text);
  for (const [name, text] of CARD) await gus.type({ ...field(name), frame: CARD_FRAME }, text);
  await gus.picture('checkout');
  await gus.press(button(/^Review order/));
  await gus.finds(button(/^Place order/));
  await gus.picture('review');
  await gus.press(button(/^Place order/));
  const status = await gus.arrivesAt(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
  await gus.sees(/Dal makhani/);
  await gus.picture('status');
  return status;
}
