import { MemoryRouter } from '@tiffin/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../action/icon-button';
import { Menu } from './menu';

it('opens by keyboard and runs the chosen command', async () => {
  const onSelect = jest.fn();
  render(
    <MemoryRouter>
      <Menu
        button={<IconButton icon="user" label="Account" />}
        label="Account"
        entries={[
          { key: 'orders', label: 'My orders', to: '/orders' },
          { key: 'line', separator: true },
          { key: 'out', label: 'Sign out', icon: 'logout', onSelect },
        ]}
      />
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
