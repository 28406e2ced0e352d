import { completeOrder, newPerson } from '../sandbox-controls';
import { openMenu } from '../steps/menu';
import { orderByCalls, rejectByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { test } from './studio';

const home = '/?lat=43.6455&lon=-79.3901&address=12+Mercer+Street';

test('the order history, and the last order on the home page', async ({ page, camera }) => {
  const person = await newPerson();
  const collected = await orderByCalls(person.email, ['saffron-caramel-custard']);
  await completeOrder(collected);
  const rejected = await orderByCalls(person.email);
  await rejectByCalls(person.email, rejected);
  await orderByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await camera.open('/orders');
  await page.getByRole('listitem').first().waitFor();
  await camera.shoot('history');
  await camera.open('/orders?q=ambrosia');
  await page.getByRole('main').getByRole('status').getByRole('heading').waitFor();
  await camera.shoot('history-no-match');
  await camera.open(home);
  await page.locator('[aria-labelledby="last-order"]').waitFor();
  await camera.shoot('home-last-order');
});

test('an order history without orders', async ({ page, camera }) => {
  const person = await newPerson();
  await openMenu(page);
  await signIn(page, person);
  await camera.open('/orders');
  await page.getByRole('main').getByRole('link').waitFor();
  await camera.shoot('history-empty');
});

test('the order history of a guest', async ({ camera }) => {
  await camera.open('/orders');
  await camera.shoot('history-guest');
});
