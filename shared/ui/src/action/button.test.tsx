import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('can be pressed once it is not busy', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Place order</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('keeps its label and the focus while busy, and does nothing', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy amount="£36.20" onClick={onClick}>
          Place order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /^Place order/ });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the amount’s width while a spinner replaces it', () => {
    const { rerender } = render(<Button amount="£36.20">Place order</Button>);
    expect(screen.getByText('£36.20')).toBeVisible();
    rerender(
      <Button amount="£36.20" busy>
        Place order
      </Button>,
    );
    expect(screen.getByText('£36.20')).not.toBeVisible();
  });
});
