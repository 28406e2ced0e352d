import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { ErrorPanel } from '../feedback/error-panel';
import { setSiteTitle } from './page-title';
import { usePageTitle } from './use-page-title';

function Around({
  title,
  children,
}: {
  readonly title: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  usePageTitle(title);
  return children;
}

function Screen({ title }: { readonly title?: string | undefined }): ReactElement | null {
  usePageTitle(title);
  return null;
}

afterEach(() => setSiteTitle(undefined));

it('gives the page its title back, where no site has one', () => {
  document.title = 'A page';
  const { rerender, unmount } = render(<Screen title="Menu" />);
  expect(document.title).toBe('Menu');
  rerender(<Screen title="Cart" />);
  expect(document.title).toBe('Cart');
  unmount();
  expect(document.title).toBe('A page');
});

it('shows the title of the screen that is left, whichever leaves first', () => {
  setSiteTitle('Tiffin');
  const first = render(<Screen title="First" />);
  const second = render(<Screen title="Second" />);
  expect(document.title).toBe('Second');
  first.unmount();
  expect(document.title).toBe('Second');
  setSiteTitle('天飯');
  expect(document.title).toBe('Second');
  second.unmount();
  expect(document.title).toBe('天飯');
});

it('leaves the site’s title while its own is unknown', () => {
  setSiteTitle('Tiffin');
  render(<Screen />);
  expect(document.title).toBe('Tiffin');
});

it('shows the innermost title, also when an outer one comes or changes later', () => {
  const part = (outer: string | undefined, inner: string | undefined) => (
    <Around title={outer}>
      <Screen title={inner} />
    </Around>
  );
  const { rerender } = render(part('Order', 'Dal makhani'));
  expect(document.title).toBe('Dal makhani');
  rerender(part('Your order', 'Dal makhani'));
  expect(document.title).toBe('Dal makhani');
  rerender(part('Your order', undefined));
  expect(document.title).toBe('Your order');
});

it.each([
  ['an error', ErrorPanel],
  ['an empty state', EmptyState],
])('shows the title of %s that is the h1 of the page, and of no smaller one', (_what, Part) => {
  setSiteTitle('Tiffin');
  const { rerender } = render(<Part title="This menu didn’t load" level={1} />);
  expect(document.title).toBe('This menu didn’t load');
  rerender(<Part title="This menu didn’t load" level={2} />);
  expect(document.title).toBe('Tiffin');
});
