import type { Fulfillment, Locale } from '@tiffin/contracts';
import {
  fakeNetwork,
  makeFulfillment,
  makeFulfillmentGuest,
  makeFulfillmentStatus,
  makePaymentGroup,
  renderInApp,
  testConfig,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp, TestSession } from '@tiffin/testing';
import { GroupScreen } from '../views/group-screen';

const hourMs = 3_600_000;
// One time for all rooms of a test: a status with another deadline makes the page load the group again.
const openedAtMs = Date.now();

/** Returns an open group with an hour left, with Ana hosting with one dish and Ben ready with another. */
export function makeRoom(overrides: Partial<Fulfillment> = {}): Fulfillment {
  const base = makeFulfillment();
  return makeFulfillment({
    orderByTime: new Date(openedAtMs + hourMs).toISOString(),
    expirationTime: new Date(openedAtMs + 2 * hourMs).toISOString(),
    guests: [
      makeFulfillmentGuest({
        externalUserId: 'user-ana',
        status: 'READY',
        firstName: 'Ana',
        lastName: 'Oliveira',
        seat: 0,
        subtotalMicro: 12_000_000,
      }),
      makeFulfillmentGuest({ status: 'READY', subtotalMicro: 8_000_000 }),
    ],
    costBreakdown: {
      ...base.costBreakdown,
      itemSumMicro: 20_000_000,
      subtotalMicro: 20_000_000,
      taxMicro: 1_000_000,
      totalMicro: 21_000_000,
      shares: [
        { externalUserId: 'user-ana', amountMicro: 12_600_000 },
        { externalUserId: 'user-ben', amountMicro: 8_400_000 },
      ],
    },
    ...overrides,
  });
}

/** Returns a poll's answer for an unchanged group. */
export function statusOf(group: Fulfillment): unknown {
  return makeFulfillmentStatus({
    fulfillmentState: group.fulfillmentState,
    orderByTime: group.orderByTime,
    expirationTime: group.expirationTime,
    completeTime: group.completeTime,
    checksum: group.checksum,
    guests: group.guests.map(({ externalUserId, status }) => ({ externalUserId, status })),
  });
}

type Room = RenderedApp & { readonly network: FakeNetwork };

type Options = {
  readonly group?: Fulfillment;
  readonly query?: string;
  readonly session?: TestSession;
  /** Replaces the configuration of tests. */
  readonly config?: typeof testConfig;
  readonly locale?: Locale;
  readonly handlers?: Readonly<Record<string, Handler>>;
};

/** Opens the page of a group. */
export function openRoom({
  group = makeRoom(),
  query = '',
  session,
  config = testConfig,
  locale,
  handlers = {},
}: Options = {}): Room {
  const network = fakeNetwork({
    getFulfillment: () => ({ fulfillment: group }),
    getFulfillmentStatus: () => statusOf(group),
    getFulfillmentValidation: () => ({ validationErrors: [] }),
    getFulfillmentTipOptions: () => ({ tipOptions: [] }),
    getPaymentGroups: () => ({ paymentGroups: [makePaymentGroup()] }),
    ...handlers,
  });
  const app = renderInApp(<GroupScreen />, {
    path: `/order/fulfillments/fulfillment-1/edit${query}`,
    route: '/order/fulfillments/:fulfillmentId/edit',
    session,
    config,
    locale,
  });
  return { ...app, network };
}
