import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { setSiteTitle } from './page-title';
import { usePageTitle } from './use-page-title';

function Screen({ title }: { readonly title?: string }): ReactElement | null {
  usePageTitle(title);
  return null;
}

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
