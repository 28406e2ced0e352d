import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../action/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

type PageProps = Partial<ComponentProps<typeof Dialog>> & { readonly isOpenerGone?: boolean };

function Page({ isOpenerGone = false, children = 'Two curries', ...rest }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {!(open && isOpenerGone) && <Button onClick={() => setOpen(true)}>Open</Button>}
      {open && (
        <Dialog title="Build-your-own thali" onClose={() => setOpen(false)} {...rest}>
          {children}
        </Dialog>
      )}
    </main>
  );
}

async function openDialog(page = <Page />): Promise<HTMLElement> {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Build-your-own thali' });
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('takes the focus, closes by Escape and returns the focus', async () => {
  const dialog = await openDialog();
  expect(dialog).toContainElement(document.body.querySelector(':focus'));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('returns the focus to what was around its opener if that is gone', async () => {
  render(<Page isOpenerGone />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('names all that can be reached by the keyboard', async () => {
  const dialog = await openDialog(<Page footer={<Button>Add</Button>} />);
  const stops = [...dialog.querySelectorAll('button, [tabindex="0"]')];
  expect(stops).toHaveLength(3);
  stops.forEach((stop) => expect(stop).toHaveAccessibleName());
});

describe('focuses what the caller says', () => {
  it.each([
    ['a dialog', Dialog],
    ['a question', ConfirmDialog],
  ])('in %s', async (_, OneDialog) => {
    function Form() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <OneDialog
          title="Code"
          onClose={() => undefined}
          initialFocus={field}
          actions={<Button>Save</Button>}
        >
          <Button>Where is it?</Button>
          <input ref={field} aria-label="Code" />
        </OneDialog>
      );
    }
    render(<Form />);
    await screen.findByRole('dialog');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });

  it('from its first paint on, before the page behind it is inert', async () => {
    const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const focused: (string | undefined)[] = [];
    function Form() {
      const field = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => {
        expect(open).not.toHaveBeenCalled();
        focused.push(document.activeElement?.ariaLabel ?? undefined);
      }, []);
      return (
        <Dialog title="Code" onClose={() => undefined} initialFocus={field}>
          <input ref={field} aria-label="Code" />
        </Dialog>
      );
    }
    render(<Form />);
    expect(focused).toEqual(['Code']);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });
});

describe('a press on the scrim', () => {
  it.each([
    ['closes it', false, true],
    ['does not close it with unsent input in it', true, false],
  ])('%s', async (_, keepOnScrim, closes) => {
    const dialog = await openDialog(<Page keepOnScrim={keepOnScrim} />);
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog') === null).toBe(closes);
  });

  it('does not count if it began in the box', async () => {
    const dialog = await openDialog();
    fireEvent.pointerDown(screen.getByText('Two curries'));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });
});

it('closes only the dialog on top by Escape', async () => {
  await openDialog(
    <Page>
      Two curries
      <ConfirmDialog title="Replace the perk?" onClose={() => undefined} actions={<Button>Replace</Button>} />
    </Page>,
  );
  const question = screen.getByRole('dialog', { name: 'Replace the perk?' });
  expect(question).toContainElement(document.body.querySelector(':focus'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Two curries')).toBeInTheDocument();
});

it('is closed by Escape from its first paint on, before the page behind it is inert', async () => {
  const [onClose, open] = [jest.fn(), jest.spyOn(HTMLDialogElement.prototype, 'showModal')];
  const Pressed = () => {
    useLayoutEffect(() => {
      expect([screen.getByRole<HTMLDialogElement>('dialog').open, open.mock.calls.length]).toEqual([true, 0]);
      fireEvent.keyDown(document.body, { key: 'Escape' });
    }, []);
    return (
      <Dialog title="Two curries" onClose={onClose}>
        Dal
      </Dialog>
    );
  };
  render(<Pressed />);
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

it('stays open if only its actions may close it, even if the browser closes it', async () => {
  const onClose = jest.fn();
  render(
    <ConfirmDialog title="Sign in" onClose={onClose} closeable={false} actions={<Button>Sign in</Button>} />,
  );
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the page from scrolling while any dialog is open', async () => {
  const { style } = document.documentElement;
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(style.overflow).toBe('hidden'));
  rerender(
    <Page>
      <ConfirmDialog title="Sure?" onClose={() => undefined} actions={<Button>Yes</Button>} />
    </Page>,
  );
  rerender(<Page />);
  expect(style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(style.overflow).toBe(''));
});

it('stays above the keyboard of a phone, and does not take a zoomed page for one', async () => {
  const view = Object.assign(new EventTarget(), { scale: 1, height: 400, offsetTop: 40 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  const { style } = await openDialog();
  view.dispatchEvent(new Event('resize'));
  expect(style.getPropertyValue('--above-keyboard')).toBe(`${window.innerHeight - 440}px`);
  expect(style.getPropertyValue('--below-top')).toBe('40px');
  view.scale = 2;
  view.dispatchEvent(new Event('resize'));
  expect(style.getPropertyValue('--above-keyboard')).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
