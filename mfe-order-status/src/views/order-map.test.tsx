import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Courier, LatLng, Order } from '@tiffin/contracts';
import { makeAddressDetail, makeOrder, makeOrderStatus, renderInApp, testConfig } from '@tiffin/testing';
import { useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { findStatus } from '../test-support/find-status';
import { makeCourier, makeDeliveryStatus } from '../test-support/make-delivery-status';
import { openOrder } from '../test-support/open-order';
import { OrderMap } from './order-map';

const site = {
  styleUrl: 'http://maps.test/style.json',
  workerUrl: 'http://localhost:3000/_map/worker.mjs',
};
const open = (
  order: Order,
  config: typeof testConfig = { ...testConfig, map: site },
  delivery: NonNullable<Parameters<typeof openOrder>[1]>['delivery'] = {},
) => openOrder(order, { config, delivery });

const delivery = makeOrder({
  merchantFulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: makeAddressDetail({ lat: 49.2927, lng: -123.1088 }),
});

it('[ORD-03] shows a delivery on a map when asked, and in words where no map can be shown', async () => {
  const { user } = open(delivery);
  const show = await screen.findByRole('button', { name: 'Show map' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/in a straight line/)).toBeNull();
  await user.click(show);
  expect(
    await screen.findByText(
      'Lucknow Lunch Home, Gastown is about 1 km from your address in a straight line.',
    ),
  ).toBeVisible();
  // This browser has no WebGL.
  expect(await screen.findByText('We can’t show the map here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide map' }));
  expect(screen.queryByText(/in a straight line/)).toBeNull();
});

/** A courier who was seen now, a part of the way from a kilometre north of the door to the door. */
const courierAt = (part: number) =>
  makeCourier({
    position: {
      latitude: 49.2927 + 0.009 * (1 - part),
      longitude: -123.1088,
      seenAt: new Date().toISOString(),
    },
  });

/** A map without pictures: where its pins are by name, and which of them were moved. */
function makeMap() {
  const pins = new Map<string, LatLng>();
  const moved: string[] = [];
  const opened: HTMLElement[] = [];
  const open: NonNullable<ComponentProps<typeof OrderMap>['open']> = async (container) => {
    opened.push(container);
    return {
      place: (element, point) => {
        container.append(element);
        const name = element.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
        pins.set(name, point);
        return {
          moveTo: (to) => {
            if (pins.get(name)?.latitude !== to.latitude) moved.push(name);
            pins.set(name, to);
          },
          remove: () => {
            pins.delete(name);
            element.remove();
          },
        };
      },
      close: () => undefined,
    };
  };
  return { pins, moved, opened, open };
}

type FollowedProps = Pick<ComponentProps<typeof OrderMap>, 'open'> & {
  readonly news: readonly (Courier | null)[];
};

/** The map of a delivery whose courier service tells its next news when asked. */
function Followed({ news, open }: FollowedProps): ReactElement {
  const [at, setAt] = useState(0);
  return (
    <>
      <button onClick={() => setAt(at + 1)}>Next</button>
      <OrderMap
        merchant={delivery.merchant}
        door={{ lat: 49.2927, lng: -123.1088 }}
        courier={news[at] ?? null}
        {...(open && { open })}
      />
    </>
  );
}

it('[ORD-09] moves only the courier’s pin on the open map, which stays the same map', async () => {
  const map = makeMap();
  const news = [null, courierAt(0), courierAt(0.6), courierAt(1), null];
  const { user } = renderInApp(<Followed news={news} open={map.open} />, {
    config: { ...testConfig, map: site },
  });
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('img', { name: 'Your address' })).toBeInTheDocument();
  expect([...map.pins.keys()]).toEqual([delivery.merchant.name, 'Your address']);
  await next();
  expect(screen.getByRole('img', { name: 'Your courier' })).toBeInTheDocument();
  expect(screen.getByText(/^Your courier is about 1\.1\skm from your address\.$/)).toBeVisible();
  await next();
  expect(map.pins.get('Your courier')?.latitude).toBeCloseTo(49.2963, 6);
  expect(screen.getByText(/^Your courier is about 0\.5\skm from your address\.$/)).toBeVisible();
  await next();
  expect(screen.getByText('Your courier is at your address.')).toBeVisible();
  await next();
  expect([...map.pins.keys()]).toEqual([delivery.merchant.name, 'Your address']);
  expect(screen.queryByText(/^Your courier/)).toBeNull();
  expect(map.moved).toEqual(['Your courier', 'Your courier']);
  expect(map.opened).toHaveLength(1);
});

it('[ORD-09] says when the courier was where the pin is, if that is a while ago', async () => {
  const { position, ...rest } = courierAt(0);
  const courier = position && {
    ...rest,
    position: { ...position, seenAt: new Date(Date.now() - 600_000).toISOString() },
  };
  renderInApp(<Followed news={[courier]} open={makeMap().open} />);
  expect(
    await screen.findByText(/^Your courier was about 1\.1\skm from your address at \d\d:\d\d\.$/),
  ).toBeVisible();
});

it('[ORD-09] keeps the words of the map up to date with the courier service', async () => {
  const at = (part: number) => ({ courier: courierAt(part) });
  const { user, network } = open(delivery, undefined, at(0));
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(await screen.findByText(/^Your courier is about 1\.1\skm/)).toBeVisible();
  network.plan({ getDeliveryStatus: () => makeDeliveryStatus(at(0.6)) });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Your courier is about 0\.5\skm/)).toBeVisible();
});

it.each([
  ['a pickup', makeOrder({ merchantFulfillmentType: 'IN_STORE' }), { ...testConfig, map: site }],
  [
    'a reader who is not told the address',
    { ...delivery, userDeliveryAddressDetail: null },
    { ...testConfig, map: site },
  ],
  [
    'an order that has ended',
    { ...delivery, orderStatus: makeOrderStatus({ orderStatus: 'CANCELLED' }) },
    { ...testConfig, map: site },
  ],
  ['a site without maps', delivery, testConfig],
  [
    'a partner’s page',
    delivery,
    { ...testConfig, map: { ...site, workerUrl: 'https://lunch.example/w.mjs' } },
  ],
])('offers no map for %s', async (_what, order, config) => {
  open(order, config);
  await findStatus();
  expect(await screen.findAllByText(/Lucknow/)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
});
