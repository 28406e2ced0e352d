import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

describe('Stepper', () => {
  it('names its buttons by the item and the count', () => {
    render(<Stepper item="papad" count={2} onChange={() => undefined} />);
    expect(screen.getByRole('group', { name: 'Quantity of papad' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add one papad, now 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove one papad, now 2' })).toBeVisible();
  });

  it('shows a bin at one if it may remove the item', async () => {
    const onChange = jest.fn();
    render(<Stepper item="mango lassi" count={1} onChange={onChange} bin />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove mango lassi' }));
    expect(onChange).toHaveBeenCalledWith(0);
  });

  it('stops at its bounds and keeps the buttons focusable', async () => {
    const onChange = jest.fn();
    render(<Stepper item="thali" count={1} min={1} max={1} onChange={onChange} />);
    const less = screen.getByRole('button', { name: 'Remove one thali, now 1' });
    const more = screen.getByRole('button', { name: 'Add one thali, now 1' });
    await userEvent.click(less);
    await userEvent.click(more);
    expect(onChange).not.toHaveBeenCalled();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
  });
});
