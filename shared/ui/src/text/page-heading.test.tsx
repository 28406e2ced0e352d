import { Link, MemoryRouter, useRoutes } from '@tiffin/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeading } from './page-heading';

function Pages() {
  return useRoutes([
    {
      path: '/',
      element: (
        <>
          <PageHeading>Menu</PageHeading>
          <Link to="/order">Go</Link>
        </>
      ),
    },
    {
      path: '/order',
      element: (
        <>
          <PageHeading>Your order</PageHeading>
          <Link to="/order?tip=2">Tip</Link>
        </>
      ),
    },
  ]);
}

it('takes the focus when the reader comes from another screen, not at the first load or after a change of query', async () => {
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Your order' });
  expect(heading).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Tip' }));
  expect(heading).not.toHaveFocus();
});
