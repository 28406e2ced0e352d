import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ui from './index';
import * as more from './more';

/** Exports that contract 2 never had. */
const ONLY_IN_MORE = ['PrintedPage', 'useOwnsPage'];

describe('the entry point of contract 2', () => {
  it('still exports everything that is loaded lazily now', () => {
    const moved = Object.keys(more).filter((name) => !ONLY_IN_MORE.includes(name));
    expect(Object.keys(ui)).toEqual(expect.arrayContaining(moved));
  });

  it('loads a component when it is first shown', async () => {
    const { container } = render(<ui.Stepper item="papad" count={2} onChange={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByRole('group', { name: 'Quantity of papad' })).toBeVisible();
  });

  it('returns a choice among tiles in its own type', async () => {
    const onChange = jest.fn<(value: 'now' | 'later') => void>();
    const options = [
      { value: 'now', label: 'Now' },
      { value: 'later', label: 'Later' },
    ] as const;
    render(<ui.TileGroup legend="When" value="now" options={options} onChange={onChange} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    expect(onChange).toHaveBeenCalledWith('later');
  });
});
