import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BillPart, Fulfillment, GroupBill } from '@tiffin/contracts';
import { ana, ben, makeBillPart, makeOrder, makeOrderReceipt, refuseWith } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const [line] = makeOrder().orderItems;

const items = line ? [{ ...line, name: 'Mango lassi', priceMicro: 8_000_000 }] : [];
const makePart = (more: Partial<BillPart> = {}) => makeBillPart({ items, ...more });

const host = makePart({
  externalUserId: 'user-ana',
  firstName: 'Ana',
  lastName: 'Oliveira',
  seat: 0,
  coveredMicro: 0,
  owedMicro: 0,
});
const kay = makePart({
  externalUserId: 'user-kay',
  firstName: 'Kay',
  lastName: '',
  seat: 2,
  owedMicro: 2_000_000,
});

function paidRoom(bill: Partial<GroupBill> = {}, more: Partial<Fulfillment> = {}): Fulfillment {
  return makeRoom({
    fulfillmentState: 'CLOSED',
    orderId: 'order-1',
    orderToken: 'token-1',
    bill: { totalMicro: 35_550_000, isRefunded: false, parts: [host, makePart(), kay], ...bill },
    ...more,
  });
}

const asBen = (part: Partial<BillPart> = {}, bill: Partial<GroupBill> = {}) =>
  paidRoom({ parts: [makePart(part)], ...bill }, { currentUserId: 'user-ben', isCurrentUserAdmin: false });

it('[GRP-12] [GRP-15] a paid group tells its host who had what and who owes what', async () => {
  openRoom({ session: ana, group: paidRoom() });
  const switches = await screen.findAllByRole('switch');
  expect(switches.map((one) => one.closest('label')?.textContent)).toEqual([
    'Ben Tran, $8.85Not yet',
    'Kay, $2.00Not yet',
  ]);
  expect(screen.getByText('$10.85 of $10.85 isn’t paid back yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Who owes you' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Who had what' })).toBeVisible();
  expect(screen.getAllByText('Mango lassi')).toHaveLength(3);
  expect(screen.getAllByText('Food $8.00 · Delivery and service $1.60 · Tax $1.25 · Tip $1.00')).toHaveLength(
    3,
  );
  expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID',
  );
});

it('[GRP-12] an admin who is not the host sees who had what, and settles nothing', async () => {
  openRoom({ group: paidRoom({}, { currentUserId: 'user-ben', isCurrentUserAdmin: true }) });
  expect(await screen.findByText('Kay')).toBeVisible();
  expect(screen.getAllByText('Mango lassi').length).toBeGreaterThan(2);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('[GRP-15] the host marks a guest as paid back, and what is open shrinks', async () => {
  const settled = paidRoom({
    parts: [host, makePart({ settledTime: '2026-11-23T17:10:00.000Z' }), kay],
  });
  const room = openRoom({
    session: ana,
    group: paidRoom(),
    handlers: { settleGuest: () => ({ fulfillment: settled }) },
  });
  await room.user.click(await screen.findByRole('switch', { name: /Ben Tran/ }));
  expect(await screen.findByText('$2.00 of $10.85 isn’t paid back yet.')).toBeVisible();
  expect(screen.getByRole('switch', { name: /Ben Tran/ })).toBeChecked();
  const [call] = room.network.callsOf('settleGuest');
  expect(call?.body).toEqual({ isSettled: true });
  expect(call?.params).toEqual({ id: 'fulfillment-1', externalUserId: 'user-ben' });
  expect(await screen.findByText('Ben Tran is marked as paid back.')).toBeInTheDocument();
  room.network.plan({ settleGuest: () => ({ fulfillment: paidRoom() }) });
  await room.user.click(screen.getByRole('switch', { name: /Ben Tran/ }));
  expect(await screen.findByText('Ben Tran isn’t marked as paid back any more.')).toBeInTheDocument();
  expect(room.network.callsOf('settleGuest')[1]?.body).toEqual({ isSettled: false });
});

it('a mark that fails is said, and the switch goes back', async () => {
  const room = openRoom({
    session: ana,
    group: paidRoom(),
    handlers: { settleGuest: () => refuseWith(500, 'UNKNOWN') },
  });
  await room.user.click(await screen.findByRole('switch', { name: /Kay/ }));
  expect(await screen.findByText('We couldn’t do that just now. Try again.')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('switch', { name: /Kay/ })).not.toBeChecked();
  });
});

it('the summary is copied with everybody who owes something', async () => {
  const room = openRoom({
    session: ana,
    group: paidRoom({ parts: [host, makePart({ settledTime: '2026-11-23T17:10:00.000Z' }), kay] }),
  });
  const copied: string[] = [];
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await room.user.click(await screen.findByRole('button', { name: 'Copy summary' }));
  expect(copied).toEqual([
    'Lunch from Lucknow Lunch Home, Gastown, $35.55\nBen Tran: $8.85, paid back\nKay: $2.00',
  ]);
  expect(await screen.findByText('Summary copied. Send it to your group.')).toBeVisible();
  write.mockRejectedValue(new Error('The browser refuses.'));
  await room.user.click(screen.getByRole('button', { name: 'Copy summary' }));
  expect(await screen.findByText('We couldn’t copy the summary. Try again.')).toBeVisible();
});

it('the host asks for payment in the share panel, and only those who have not paid', async () => {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  });
  const paid = makePart({ settledTime: '2026-11-23T17:10:00.000Z' });
  const { user } = openRoom({ session: ana, group: paidRoom({ parts: [host, paid, kay] }) });
  await user.click(await screen.findByRole('button', { name: 'Ask for payment' }));
  expect(shared).toEqual([
    { text: 'Lunch from Lucknow Lunch Home, Gastown, $35.55\nPlease pay me back:\nKay: $2.00' },
  ]);
});

it.each([
  [
    'covered',
    { parts: [host, makePart({ coveredMicro: 11_850_000, owedMicro: 0 })] },
    'You paid for everybody. Nobody owes you anything.',
  ],
  ['refunded', { isRefunded: true }, /so you get your money back\. Nobody owes you anything\./],
  [
    'settled',
    { parts: [host, makePart({ settledTime: '2026-11-23T17:10:00.000Z' })] },
    'All $8.85 is paid back.',
  ],
])('the host reads that the bill is %s', async (_what, bill, sentence) => {
  openRoom({ session: ana, group: paidRoom(bill) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('[GRP-15] a guest sees their own part and what they owe the host', async () => {
  openRoom({ session: ben, group: asBen() });
  const card = (await screen.findByRole('heading', { name: 'Your part' })).closest('section');
  const inside = within(card ?? document.body);
  expect(inside.getByText('Mango lassi')).toBeVisible();
  const rows = inside.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Food', '$8.00'],
    ['Delivery and service', '$1.60'],
    ['Tax', '$1.25'],
    ['Tip', '$1.00'],
    ['Covered by Ana', '-$3.00'],
    ['You owe Ana', '$8.85'],
  ]);
  expect(inside.getByText(/Pay Ana back \$8\.85/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track order' })).toBeVisible();
});

function paidBy(paymentOptionType: 'INVOICE' | 'CREDIT_CARD_VAULTED'): GroupBill['hostPayment'] {
  const paymentMethodIdentifier = {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'NONE',
    paymentOptionType,
  } as const;
  return { paymentMethodIdentifier, cardDisplayDetails: null };
}

it('[GRP-15] the bill of a guest whom the host covers ends in nothing to pay', async () => {
  openRoom({ session: ben, group: asBen({ coveredMicro: 11_850_000, owedMicro: 0 }) });
  const card = (await screen.findByRole('heading', { name: 'Your part' })).closest('section');
  const last = within(card ?? document.body)
    .getAllByRole('term')
    .at(-1);
  expect([last?.textContent, last?.nextSibling?.textContent]).toEqual(['You pay', '$0.00']);
});

it.each([
  ['INVOICE', 'Billed to your company', 'Your company paid for everybody. Nobody owes you anything.'],
  ['CREDIT_CARD_VAULTED', 'Paid by you', 'You paid for everybody. Nobody owes you anything.'],
] as const)('[GRP-15] the host’s bill of a payment by %s says “%s”', async (option, total, sentence) => {
  openRoom({ session: ana, group: paidRoom({ hostPayment: paidBy(option), parts: [host] }) });
  expect((await screen.findByText(total)).nextSibling).toHaveTextContent('$35.55');
  expect(screen.getByText(sentence)).toBeVisible();
});

it('[GRP-15] a host whose company was to pay a cancelled order reads that it isn’t charged', async () => {
  openRoom({ session: ana, group: paidRoom({ hostPayment: paidBy('INVOICE'), isRefunded: true }) });
  expect(await screen.findByText(/so your company isn’t charged\./)).toBeVisible();
});

it.each([
  ['CREDIT_CARD_VAULTED', 'Goes back to you'],
  ['INVOICE', 'Comes off your company’s bill'],
] as const)(
  '[GRP-15] the host of an order that ended without food reads so, and not that it is paid, by %s',
  async (option, total) => {
    openRoom({ session: ana, group: paidRoom({ hostPayment: paidBy(option), isRefunded: true }) });
    expect(await screen.findByText('No food is coming.')).toBeVisible();
    expect(screen.queryByText(/Ordered and paid/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your refund' })).toBeVisible();
    expect(screen.getByText(total).nextSibling).toHaveTextContent('$35.55');
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID',
    );
  },
);

it('[GRP-15] a guest of an order that ended without food reads so, and not that the host has ordered', async () => {
  openRoom({ session: ben, group: asBen({}, { isRefunded: true }) });
  expect(await screen.findByRole('heading', { name: 'No food is coming' })).toBeVisible();
  expect(screen.queryByText(/has ordered|is paid/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your part' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/m/lucknow-lunch-home/status/token-1?orderIdentifierType=TOKEN',
  );
  expect(document.title).toMatch(/^Ana’s order ended without food/);
});

it.each([
  ['the host', ana, paidRoom({ isOnHold: true }), /can’t make some dishes\. It waits until you decide/],
  ['a guest', ben, asBen({}, { isOnHold: true }), /can’t make some dishes\. It waits until Ana decides/],
])(
  '[GRP-15] %s reads that the kitchen waits for a decision about dishes',
  async (_who, session, group, said) => {
    const { container } = openRoom({ session, group });
    expect(await screen.findByRole('link', { name: 'See the order' })).toBeVisible();
    expect(container).toHaveTextContent(said);
    expect(container).not.toHaveTextContent('Ordered and paid');
  },
);

it.each([
  ['settled', { settledTime: '2026-11-23T17:10:00.000Z' }, {}, 'Ana marked your $8.85 as paid back.'],
  ['covered', { coveredMicro: 11_850_000, owedMicro: 0 }, {}, 'Ana pays for all of it.'],
  [
    'on the bill of the host’s company',
    { coveredMicro: 11_850_000, isCoveredByCompany: true, owedMicro: 0 },
    {},
    'Ana’s company pays for all of it.',
  ],
  [
    'refunded to their card',
    { paidMicro: 8_850_000, owedMicro: 0 },
    { isRefunded: true },
    'The order was cancelled or not accepted. $8.85 goes back to your card.',
  ],
  [
    'refunded to the host whom they paid back',
    { settledTime: '2026-11-23T17:10:00.000Z' },
    { isRefunded: true },
    'The order was cancelled or not accepted. You paid Ana $8.85 back, so ask Ana for it.',
  ],
  ['refunded', {}, { isRefunded: true }, /You owe nothing\.$/],
])('a guest reads that their part is %s', async (_what, part, bill, sentence) => {
  openRoom({ session: ben, group: asBen(part, bill) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

const refusedItems = items.map((item) => ({ ...item, wasRejected: true }));
const visa = { brand: 'visa', last4: '4242', country: 'CA' };
const refusedPart = {
  items: refusedItems,
  returnedMicro: 9_440_000,
  amountMicro: 2_410_000,
  coveredMicro: 0,
  owedMicro: 0,
  paidMicro: 2_410_000,
  cardDisplayDetails: visa,
};

it('[GRP-15] a guest reads what came back for a refused dish, and rows that add up to what they paid', async () => {
  openRoom({ session: ben, group: asBen(refusedPart) });
  const card = (await screen.findByRole('heading', { name: 'Your part' })).closest('section');
  const inside = within(card ?? document.body);
  const rows = inside.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Food', '$8.00'],
    ['Delivery and service', '$1.60'],
    ['Tax', '$1.25'],
    ['Tip', '$1.00'],
    ['Refunded for dishes that weren’t available', '-$9.44'],
    ['You paid', '$2.41'],
  ]);
  expect(inside.getByText('Mango lassi').closest('li')).toHaveTextContent('Mango lassi (not available)$8.00');
});

it.each([
  ['a part of their dishes', {}, 'You paid $2.41 with Visa ending 4242. You owe nothing.'],
  [
    'all their dishes',
    { amountMicro: 0, returnedMicro: 11_850_000, paidMicro: 0 },
    'The restaurant couldn’t make your dishes. You owe nothing.',
  ],
])('[GRP-15] a guest reads how much goes back to their card for %s', async (_what, part, sentence) => {
  openRoom({ session: ben, group: asBen({ ...refusedPart, ...part, returnedToCardMicro: 9_440_000 }) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(
    screen.getByText('$9.44 for dishes that weren’t available goes back to Visa ending 4242.'),
  ).toBeVisible();
});

it('[GRP-15] a guest whose host gets the money back reads of no card', async () => {
  openRoom({ session: ben, group: asBen({ ...refusedPart, returnedToCardMicro: 0 }) });
  await screen.findByText(/You owe nothing/);
  expect(screen.queryByText(/goes back to/)).toBeNull();
});

const outing: Partial<Fulfillment> = {
  fulfillmentType: 'DELIVERY',
  deliveryDetails: { location: '12 Mercer Street', locationId: null, deliveryInstructions: '' },
  scheduledDetails: { scheduled: true, scheduledForTime: '2030-11-26T13:05:00.000Z' },
  merchant: { ...makeRoom().merchant, timeZone: 'UTC' },
};

it('the host prints a label for each person, sorted by floor and drop zone, with names that differ', async () => {
  const bea = (seat: number, lastName: string, floor: string) =>
    makePart({
      externalUserId: `bea-${seat}`,
      firstName: 'Bea',
      lastName,
      seat,
      workLocation: { floor, dropZone: 'Kitchen' },
    });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const parts = [bea(0, 'Cruz', '10th floor'), bea(1, 'Dahl', '2nd floor')];
  const orderReceipt = makeOrderReceipt({ orderTicketNumber: '042' });
  const { user } = openRoom({
    session: ana,
    group: paidRoom(
      {
        parts: [...parts, makePart({ externalUserId: 'bea-2', firstName: 'Bea', lastName: 'Eng', seat: 2 })],
      },
      outing,
    ),
    handlers: { getOrder: () => ({ order: makeOrder({ orderReceipt }) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Print labels' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Bea D')).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const labels = screen.getAllByText(/^Bea [CDE]$/).map((name) => name.closest('li')?.textContent);
  expect(
    screen.getByRole('list', { name: /^Labels for lunch from Lucknow Lunch Home/, hidden: true }),
  ).toBeInTheDocument();
  expect(labels).toEqual([
    expect.stringMatching(
      /^Lucknow Lunch Home.* · Ticket 042Bea D2nd floor · Kitchen.*Mango lassiArrives .*13:05/,
    ),
    expect.stringMatching(
      /^Lucknow Lunch Home.* · Ticket 042Bea C10th floor · Kitchen.*Mango lassiArrives .*13:05/,
    ),
    expect.stringMatching(
      /^Lucknow Lunch Home.* · Ticket 042Bea E12 Mercer Street.*Mango lassiArrives .*13:05/,
    ),
  ]);
});

it('labels are printed without the ticket if it cannot be read', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const parts = [makePart({ externalUserId: 'bea', firstName: 'Bea' })];
  const { user } = openRoom({
    session: ana,
    group: paidRoom({ parts }),
    handlers: { getOrder: () => refuseWith(503, 'UNKNOWN') },
  });
  await user.click(await screen.findByRole('button', { name: 'Print labels' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const [label] = screen.getAllByText('Bea').map((name) => name.closest('li')?.textContent);
  expect(label).toMatch(/^Lucknow Lunch Home.*Bea.*Mango lassi/);
  expect(label).not.toMatch(/Ticket/);
});

it('the host prints a summary with each person’s dishes and share', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const parts = [
    makePart({
      externalUserId: 'bea',
      firstName: 'Bea',
      lastName: 'Cruz',
      amountMicro: 12_500_000,
      discountMicro: 500_000,
    }),
  ];
  const { user } = openRoom({ session: ana, group: paidRoom({ parts }) });
  await user.click(await screen.findByRole('button', { name: 'Print summary' }));
  expect(print).toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const paper = screen.getByText(/^Lunch from /).parentElement?.parentElement;
  expect(paper).toHaveTextContent(/Bea.*\$12\.50.*Mango lassi/);
  expect(paper).toHaveTextContent(/Discount -\$0\.50/);
  expect(paper).toHaveTextContent(/As soon as possible · Pickup/);
  expect(paper).toHaveTextContent(/The whole order\s*\$35\.55/);
});
