import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '@tiffin/testing';
import { StatusSkeleton } from './status-skeleton';

it('names the page in its heading and in the tab while it loads', () => {
  renderInApp(<StatusSkeleton />);
  const { textContent } = screen.getByRole('heading', { level: 1 });
  expect(textContent).not.toBe('');
  expect(document.title).toBe(textContent);
});
