import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

describe('Picture', () => {
  it('falls back to a plain colour when it does not load, and tries a new URL', () => {
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
});
