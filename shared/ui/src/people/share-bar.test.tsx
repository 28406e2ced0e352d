import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ShareBar } from './share-bar';

const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    name: 'Ana Silva',
    hue: 'beetroot' as const,
    valueMicro: 9_000_000,
  }));

it.each([
  [10, 'AS'.repeat(10), '22px'],
  [60, '', '0'],
])('the shares of %i people read “%s” and are at least %s wide each', (count, text, minWidth) => {
  const { container } = render(<ShareBar parts={parts(count)} />);
  expect(container.textContent).toBe(text);
  const bar = container.firstElementChild;
  expect(bar?.children).toHaveLength(count);
  expect(bar?.firstElementChild).toHaveStyle({ minWidth });
});
