import { expect, it } from '@jest/globals';
import { createMemoryRouter } from '@tiffin/router';
import { keepQuery } from './keep-query';

function startAt(address: string) {
  const router = keepQuery(createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] }));
  const here = () => router.state.location.pathname + router.state.location.search;
  return { router, here };
}

it('[RTE-03] carries the persisted parameters from screen to screen, and drops what a screen drops itself', async () => {
  const { router, here } = startAt('/m/lucknow/menu?room=4&item=dal');
  await router.navigate('/m/lucknow/place/order');
  expect(here()).toBe('/m/lucknow/place/order?room=4');
  await router.navigate({ search: '' });
  expect(here()).toBe('/m/lucknow/place/order');
});

it('goes back and forth as ever', async () => {
  const { router, here } = startAt('/?room=4');
  await router.navigate('/m/lucknow/menu');
  await router.navigate(-1);
  expect(here()).toBe('/?room=4');
});
