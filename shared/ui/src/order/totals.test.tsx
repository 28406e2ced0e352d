import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Totals } from './totals';

it('lists labels and amounts, and explains a fee on request', async () => {
  render(
    <Totals
      currencyCode="CAD"
      busy
      rows={[
        { key: 'items', label: 'Items', amountMicro: 18_000_000 },
        { key: 'service', label: 'Service, 4%', amountMicro: 1_290_000, info: 'Keeps the kitchens on time.' },
        { key: 'delivery', label: 'Delivery', amountMicro: 'Free' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '$18.00',
    '$1.29',
    'Free',
  ]);
  const note = screen.getByText('Keeps the kitchens on time.');
  expect(note).not.toBeVisible();
  const button = screen.getByRole('button', { name: 'About Service, 4%' });
  await userEvent.click(button);
  expect(note).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('lets a row open a dialog about its fee instead of showing its sentence', async () => {
  const onInfo = jest.fn();
  const row = {
    key: 'service',
    label: 'Service',
    amountMicro: 1_290_000,
    info: 'Keeps the kitchens on time.',
  };
  render(<Totals currencyCode="CAD" rows={[{ ...row, onInfo }]} />);
  expect(screen.queryByText('Keeps the kitchens on time.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'About Service' }));
  expect(onInfo).toHaveBeenCalledTimes(1);
});
