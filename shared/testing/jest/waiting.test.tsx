import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';

it('shows the document in the error of a query that waited, and not in those of its tries', async () => {
  render(<p>Soup</p>);
  const areMadeWhenRead: boolean[] = [];
  const look = (): void => {
    try {
      screen.getByText('Salad');
    } catch (error) {
      areMadeWhenRead.push(Object.getOwnPropertyDescriptor(error, 'message')?.get !== undefined);
      throw error;
    }
  };
  await expect(waitFor(look, { timeout: 1 })).rejects.toThrow(/text: Salad[^]*Soup/);
  expect(areMadeWhenRead).not.toContain(false);
  expect(areMadeWhenRead.length).toBeGreaterThan(0);
});

it('names the line of the test, and shows the document, in the error of a query that does not wait', () => {
  render(<p>Soup</p>);
  try {
    screen.getByText('Salad');
  } catch (error) {
    expect(error).toMatchObject({ message: expect.stringContaining('Soup') });
    expect(Object(error).stack).toContain('waiting.test.tsx');
    expect(Object(error).stack).not.toContain('waiting.mjs');
  }
  expect.assertions(3);
});
