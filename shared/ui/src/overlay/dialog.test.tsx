import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../action/button';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Build-your-own thali" onClose={() => setOpen(false)} footer={<Button>Add</Button>}>
          Two curries
        </Dialog>
      )}
    </>
  );
}

it('opens with a name, traps the focus and returns it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Build-your-own thali' });
  await waitFor(() => expect(dialog).toContainElement(document.body.querySelector(':focus')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('makes the page behind inert', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Open' })).toBe(opener);
});

it('closes by its button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
