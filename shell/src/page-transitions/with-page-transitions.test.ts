import { expect, it, jest } from '@jest/globals';
import { createMemoryHistory } from '@tiffin/router';
import { withPageTransitions } from './with-page-transitions';

function open() {
  const history = withPageTransitions(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  const shown = jest.fn<(path: string) => void>();
  history.listen(({ location }) => shown(location.pathname + location.search));
  return { history, shown: () => shown.mock.calls.flat() };
}

it('shows every page until something else is set', () => {
  const { history, shown } = open();
  history.push('/m/a/menu');
  expect(shown()).toEqual(['/m/a/menu']);
});

it('hands over each navigation, on the way back, too', () => {
  const { history, shown } = open();
  const waiting: [string, () => void][] = [];
  history.onShow = ({ location }, show) => void waiting.push([location.pathname, show]);
  history.push('/m/a/menu');
  history.go(-1);
  expect([waiting.map(([path]) => path), shown()]).toEqual([['/m/a/menu', '/'], []]);
  waiting.forEach(([, show]) => show());
  expect(shown()).toEqual(['/m/a/menu', '/']);
});
