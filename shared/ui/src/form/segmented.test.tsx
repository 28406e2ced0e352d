import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented';

it('is a group of radios that reports the chosen value', async () => {
  const onChange = jest.fn();
  render(
    <Segmented
      legend="Delivery or pickup?"
      value="DELIVERY"
      onChange={onChange}
      options={[
        { value: 'DELIVERY', label: 'Delivery', icon: 'bike' },
        { value: 'PICKUP', label: 'Pickup', icon: 'bag' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Delivery or pickup?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(onChange).toHaveBeenCalledWith('PICKUP');
});
