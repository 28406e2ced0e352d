import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { orderDeliveryByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';

const mapOf = (page: Page) => page.getByRole('group', { name: 'Map of your delivery' });
const pinOf = (page: Page, name: string | RegExp) => mapOf(page).getByRole('img', { name });

test('[ORD-09] the map of a delivery has three pins, and the courier’s pin moves while it is open', async ({
  page,
}) => {
  const orderId = await openDelivery(page);
  await page.getByRole('button', { name: 'Show map' }).focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).locator('canvas')).toBeVisible();
  await expect(pinOf(page, /Lucknow/)).toBeVisible();
  await expect(pinOf(page, 'Your address')).toBeVisible();
  await expect(pinOf(page, 'Your courier')).toBeVisible();
  await expect(page.getByText(/ is about \d\.\d\skm from your address in a straight line\.$/)).toBeVisible();
  await expect(page.getByText(/^Your courier is about \d\.\d\skm from your address\.$/)).toBeVisible();
  await expectAccessible(page, 'the map of a delivery');
  await mapOf(page)
    .locator('canvas')
    .evaluate((canvas) => canvas.setAttribute('data-opened', 'once'));
  const before = await distanceOfPins(page, 'Your courier', 'Your address');
  const restaurant = await placeOf(page, /Lucknow/);
  expect(before).toBeGreaterThan(60);

  await advanceOrderTo(orderId, 'COURIER_CONFIRMED_CONSUMER_ARRIVAL');
  await expect.poll(() => distanceOfPins(page, 'Your courier', 'Your address')).toBeLessThan(10);
  await expect(page.getByText('Your courier is at your address.')).toBeVisible();
  await expect(page.locator('canvas[data-opened=once]')).toBeVisible();
  const stays = await placeOf(page, /Lucknow/);
  expect(Math.hypot(stays.x - restaurant.x, stays.y - restaurant.y), 'the picture stays').toBeLessThan(1);
  await expect(page.getByRole('button', { name: 'Hide map' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mapOf(page)).toBeHidden();
});

test('[ORD-09] a map whose tiles fail says so, and its pins and words stay', async ({ page, watch }) => {
  watch.expectTrouble(/map\/tiles\//);
  await page.route(/\/map\/style\.json/, async (route) => {
    const response = await route.fetch();
    const { sources, layers, ...style } = await response.json();
    const tiles = [
      new URL('/map/tiles/{z}/{x}/{y}.png', route.request().url()).href.replace(/%7B|%7D/g, brace),
    ];
    await route.fulfill({
      response,
      json: {
        ...style,
        sources: { ...sources, ground: { type: 'raster', tiles, tileSize: 256 } },
        layers: [...layers, { id: 'ground', type: 'raster', source: 'ground' }],
      },
    });
  });
  await page.route(/\/map\/tiles\//, (route) => route.fulfill({ status: 503 }));
  await openDelivery(page);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByText('Parts of the map didn’t load.')).toBeVisible();
  await expect(pinOf(page, 'Your courier')).toBeVisible();
  await expect(page.getByText(/ from your address in a straight line\.$/)).toBeVisible();
  await expectAccessible(page, 'a map without its tiles');
});

test('[ORD-09] a delivery whose map cannot be shown says so, and its words stay', async ({ page, watch }) => {
  watch.expectTrouble(/map\/style\.json/);
  await page.route(/\/map\/style\.json/, (route) => route.abort());
  await openDelivery(page);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByText('We can’t show the map here.')).toBeVisible();
  await expect(page.getByText(/^Your courier is about \d\.\d\skm from your address\.$/)).toBeVisible();
});

/** Opens the page of a delivery whose courier has left the restaurant. */
async function openDelivery(page: Page): Promise<string> {
  const person = await newPerson();
  const orderId = await orderDeliveryByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await advanceOrderTo(orderId, 'COURIER_PICKED_UP');
  const path = `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`;
  await page.goto(new URL(path, page.url()).href);
  return orderId;
}

/** How far two pins of the map stand from each other, in pixels. */
async function distanceOfPins(page: Page, one: string, other: string): Promise<number> {
  const [a, b] = [await placeOf(page, one), await placeOf(page, other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where a pin stands inside the map, in pixels. */
async function placeOf(
  page: Page,
  name: string | RegExp,
): Promise<{ readonly x: number; readonly y: number }> {
  return pinOf(page, name).evaluate((pin) => {
    const { left, top } = pin.getBoundingClientRect();
    const map = pin.closest('[role=group]')?.getBoundingClientRect();
    return { x: left - (map?.left ?? 0), y: top - (map?.top ?? 0) };
  });
}

function brace(code: string): string {
  return code === '%7B' ? '{' : '}';
}
