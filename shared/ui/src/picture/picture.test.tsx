import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

describe('Picture', () => {
  it('falls back to an empty plate when it does not load, and tries a new URL', () => {
    const { rerender } = render(<Picture src="/pictures/a.svg" alt="Thali" />);
    fireEvent.error(screen.getByRole('img', { name: 'Thali' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Picture src="/pictures/b.svg" alt="Thali" />);
    expect(screen.getByRole('img', { name: 'Thali' })).toHaveAttribute('src', '/pictures/b.svg');
  });

  it('reserves its space before it loads, and loads lazily unless it is in the first screenful', () => {
    const { container, rerender } = render(<Picture src="/pictures/a.svg" ratio="16/10" alt="Thali" />);
    expect(container.firstElementChild).toHaveStyle({ aspectRatio: '16/10' });
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture src="/pictures/a.svg" height={112} alt="Thali" eager />);
    expect(container.firstElementChild).toHaveStyle({ height: '112px' });
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('has no alternative text beside a name', () => {
    render(<Picture src="/pictures/a.svg" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('fetches a picture below the first rows only once it is near', () => {
    const observers: {
      readonly listen: IntersectionObserverCallback;
      readonly margin: string | undefined;
    }[] = [];
    const watch = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((listen, options) => {
      observers.push({ listen, margin: options?.rootMargin });
      return silent;
    });
    const { container } = render(<Picture src="/pictures/a.svg" alt="Thali" far />);
    watch.mockRestore();
    const [observer] = observers;
    expect(observer?.margin).toBe('300px');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    act(() => {
      observer?.listen([seen(container)], silent);
    });
    expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/a.svg');
  });
});

const silent: IntersectionObserver = {
  root: null,
  rootMargin: '',
  thresholds: [],
  observe: () => undefined,
  unobserve: () => undefined,
  disconnect: () => undefined,
  takeRecords: () => [],
};

function seen(target: Element): IntersectionObserverEntry {
  const box = target.getBoundingClientRect();
  return {
    target,
    isIntersecting: true,
    intersectionRatio: 1,
    time: 0,
    boundingClientRect: box,
    intersectionRect: box,
    rootBounds: null,
  };
}
