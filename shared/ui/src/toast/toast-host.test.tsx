import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost } from './toast-host';
import { dismissToast, readToasts, toast } from './toasts';

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<ToastHost />);
  });
  afterEach(() => {
    act(() => {
      readToasts().forEach(({ key }) => {
        dismissToast(key);
      });
    });
    jest.useRealTimers();
  });

  function show(text: string, onAction = () => undefined): string {
    let key = '';
    act(() => {
      key = toast({ text, action: { label: 'Undo', onAction } });
    });
    return key;
  }

  it('[CFG-05] has random keys of 30 characters', () => {
    const keys = Array.from({ length: 50 }, () => show('Saved'));
    keys.forEach((key) => {
      expect(key).toMatch(/^[a-z0-9]{30}$/);
    });
    expect(new Set(keys).size).toBe(50);
  });

  it('is announced as a status and disappears after six seconds', () => {
    show('Mango lassi removed');
    expect(screen.getByRole('status')).toHaveTextContent('Mango lassi removed');
    act(() => jest.advanceTimersByTime(5999));
    expect(screen.getByText('Mango lassi removed')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Mango lassi removed')).not.toBeInTheDocument();
  });

  it('shows at most two, the newest', () => {
    ['one', 'two', 'three'].forEach((text) => {
      show(text);
    });
    expect(readToasts().map(({ text }) => text)).toEqual(['two', 'three']);
  });

  it('shows what two failed loads say once, and keeps each action', () => {
    act(() => {
      ['We couldn’t do that', 'We couldn’t do that'].forEach((text) => toast({ text }));
    });
    expect(screen.getAllByText('We couldn’t do that')).toHaveLength(1);
    show('Dal removed');
    show('Dal removed');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('stays while it is hovered or focused', () => {
    show('Mango lassi removed');
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => jest.advanceTimersByTime(4000));
    fireEvent.focus(button);
    act(() => jest.advanceTimersByTime(60_000));
    expect(button).toBeInTheDocument();
    fireEvent.blur(button);
    fireEvent.mouseOver(button);
    act(() => jest.advanceTimersByTime(60_000));
    expect(button).toBeInTheDocument();
    fireEvent.mouseOut(button);
    act(() => jest.advanceTimersByTime(2000));
    expect(button).not.toBeInTheDocument();
  });

  it('disappears when its action is pressed', () => {
    const onAction = jest.fn();
    show('Mango lassi removed', onAction);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(readToasts()).toEqual([]);
  });
});
