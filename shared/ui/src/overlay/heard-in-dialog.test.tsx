import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../action/button';
import { announce } from '../announcement/announcements';
import { Announcer } from '../announcement/announcer';
import { ToastHost } from '../toast/toast-host';
import { dismissToast, readToasts, toast } from '../toast/toasts';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <ToastHost />
      <Announcer />
      {isOpen && (
        <Dialog
          title="Cart"
          onClose={() => setOpen(false)}
          footer={
            <Button
              onClick={() => {
                announce('Dal makhani is in your cart');
                setOpen(false);
              }}
            >
              Add
            </Button>
          }
        >
          Two curries
        </Dialog>
      )}
    </>
  );
}

const announcer = () => document.querySelector('[data-announcer]');

afterEach(() => {
  act(() => readToasts().forEach(({ key }) => dismissToast(key)));
});

it('shows toasts in the open dialog, where they can be pressed, and on the page after that', async () => {
  render(<Page />);
  const dialog = await screen.findByRole('dialog');
  const onAction = jest.fn();
  act(() => void toast({ text: 'Removed', action: { label: 'Undo', onAction } }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  act(() => void toast({ text: 'No connection' }));
  expect(screen.getAllByText('No connection')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  const [toasts] = await screen.findAllByRole('status');
  expect(toasts).toHaveTextContent('No connection');
});

it('announces in the open dialog, and not once more when it closes', async () => {
  render(<Page />);
  const dialog = await screen.findByRole('dialog');
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  act(() => announce('Two dishes found'));
  expect(dialog).toHaveTextContent('Two dishes found');
  clock.mockReturnValue(now + 2000);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(announcer()).toBeEmptyDOMElement();
});

it('announces on the page what the closing of the dialog has cut off', async () => {
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(announcer()).toHaveTextContent('Dal makhani is in your cart'));
});
