import { expect, it } from '@jest/globals';
import { createMemoryHistory } from '@tiffin/router';
import { keepQuery } from './keep-query';

function startAt(path: string) {
  const history = keepQuery(createMemoryHistory({ initialEntries: [path] }));
  return { history, here: () => history.location.pathname + history.location.search };
}

it('[RTE-03] keeps the persisted parameters from screen to screen, except those that a screen removes itself', () => {
  const { history, here } = startAt('/m/lucknow/menu?room=4&item=dal');
  history.push('/m/lucknow/place/order');
  expect(here()).toBe('/m/lucknow/place/order?room=4');
  history.replace({ search: '' });
  expect(here()).toBe('/m/lucknow/place/order');
});

it('keeps the state of a navigation', () => {
  const { history } = startAt('/?room=4');
  history.push('/m/lucknow/menu', { isFromHome: true });
  expect(history.location.state).toEqual({ isFromHome: true });
});

it('goes back and forward without changes', () => {
  const { history, here } = startAt('/?room=4');
  history.push('/m/lucknow/menu');
  history.go(-1);
  expect(here()).toBe('/?room=4');
});
