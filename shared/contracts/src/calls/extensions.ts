/**
 * What the services of this repository have beyond section 7 of the specification, and what a page does where a company's
 * services do not offer it. A call of an extension names it, and so does a field (`ofExtension`).
 */
export const EXTENSIONS = {
  addressSearch:
    'A typed address is placed in a city of the site’s list (`TIFFIN_CITIES`), and its pin is moved on the map. Saved addresses and the device’s location work as ever. Teams are joined; nobody creates one or adds a location.',
  ratings: 'An order that has arrived shows no rating and asks for none.',
  receiptMail: 'The receipt is read, printed and shared on the page, and not mailed.',
  orderNews: 'The page reads the status again and again. No notification is offered.',
  orderHistory:
    '“Order history” shows carts and the orders of the last 30 days from `GET /orders/active`, and says so. Home shows no last order.',
  settingsRevision: 'Of two people who change a setting at once, the later counts.',
  groupEvents: 'The group page asks for the group’s status every minute, and after each change of its own.',
  newLinks: 'A link works as long as its group is open.',
  inviteCards: 'Chats show the site’s own title and picture for an invitation.',
  inviteTerms:
    'An invitation names the host, the restaurant and the deadline, and the group page says the rest.',
  colleagues: 'Everybody joins with a browser of their own.',
  coHosts: 'Only the host runs the group.',
  groupBill: 'Parts are shown until the host pays. Nobody notes who has paid the host back.',
  nudges: 'The host sees who is still choosing, and shares the link again.',
  moreTime:
    'A guest who was not done at the deadline is told so, and asks the host in person. To order alone they leave and choose again.',
  reminders: 'Guests see the time left on the group page only.',
  countIn: 'Only guests who said that they are done are part of the order.',
  automaticOrders: 'The host orders by hand.',
  guestPayments: 'The host pays for the whole group.',
  sharedCosts: 'Delivery, service and tip divide by what people ordered.',
  dishRemoval: 'The guest removes a dish that is sold out, or the host removes the guest.',
  timeRemedies: 'The host chooses another time in the settings.',
  teamAdmin: 'Members see their team. Nobody manages it on the site.',
  teamOrders: 'Group orders of a team are joined by their link.',
  creditChoice: 'Credit is used as the service decides.',
  readerMoney:
    'A receipt names the card of an order without a group. Of a group’s order it names the total and no card, and cancelling names no amount.',
  refunds: 'A cancelled order says that money comes back, and not when.',
  details:
    'Dishes show no price “from” and no allergens, offers no least sum, carts no reason for a removed code and no word of what did not fit at sign-in, orders in the header no promised time, receipts no promo code for delivery.',
} as const;

/** The name of an extension. */
export type Extension = keyof typeof EXTENSIONS;

const names = Object.keys(EXTENSIONS).filter(isExtension);

/** Returns the named extensions; `all` names every one. Calls `refuse` for a name that is none. */
export function extensionsNamed(
  named: readonly string[],
  refuse: (fault: string) => void,
): readonly Extension[] {
  if (named.includes('all')) return names;
  const wrong = named.find((name) => !isExtension(name));
  if (wrong !== undefined) refuse(`must be all, none or some of ${names.join(', ')}, not "${wrong}"`);
  return names.filter((name) => named.includes(name));
}

function isExtension(name: string): name is Extension {
  return Object.hasOwn(EXTENSIONS, name);
}
