import { act, render, screen } from '@testing-library/react';
import { Loading, Skeleton } from './skeleton';

describe('Loading', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reserves space at once and shows skeletons after 300 ms', () => {
    render(
      <Loading label="Loading the menu">
        <Skeleton data-testid="box" />
      </Loading>,
    );
    expect(screen.getByTestId('box')).not.toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(300));
    expect(screen.getByTestId('box')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the menu');
  });
});
