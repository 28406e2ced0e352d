import { act, render, screen } from '@testing-library/react';
import { Announcer } from '../announcement/announcer';
import { Countdown } from './countdown';

const minute = 60_000;

describe('Countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function show(leftMs: number, onEnd?: () => void): { readonly said: () => string | null } {
    render(
      <>
        <Countdown untilMs={Date.now() + leftMs} onEnd={onEnd} />
        <Announcer />
      </>,
    );
    return { said: () => screen.getByRole('status').textContent };
  }

  it('ticks without announcements', () => {
    const { said } = show(10 * minute + 3000);
    const before = said();
    expect(screen.getByText('10:03')).toHaveAttribute('aria-hidden', 'true');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText('10:01')).toBeInTheDocument();
    expect(said()).toBe(before);
  });

  it.each([
    [10, '10 minutes left'],
    [5, '5 minutes left'],
    [1, '1 minute left'],
  ])('announces %d minutes', (minutes, sentence) => {
    const { said } = show(minutes * minute + 1500);
    act(() => jest.advanceTimersByTime(1000));
    expect(said()).not.toBe(sentence);
    act(() => jest.advanceTimersByTime(1000));
    expect(said()).toBe(sentence);
  });

  it('announces the end once and reports it', () => {
    const onEnd = jest.fn();
    const { said } = show(2000, onEnd);
    act(() => jest.advanceTimersByTime(5000));
    expect(said()).toBe('Time’s up');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
