import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '@tiffin/testing';
import { FailedPage } from './failed-page';
import { MissingPage } from './missing-page';

it.each([
  [undefined, '/'],
  ['/m/soup/menu', '/m/soup/menu'],
])('names what is missing, and leads to %s', (to, href) => {
  renderInApp(
    <MissingPage title="No such restaurant" action="Find lunch" to={to}>
      It may have closed.
    </MissingPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No such restaurant' })).toBeVisible();
  expect(screen.getByText('It may have closed.')).toBeVisible();
  expect(document.title).toBe('No such restaurant');
  expect(screen.getByRole('link', { name: 'Find lunch' })).toHaveAttribute('href', href);
});

it('names what failed, and retries', async () => {
  const onRetry = jest.fn();
  const { user } = renderInApp(
    <FailedPage title="Your cart didn’t load" busy={false} onRetry={onRetry}>
      Your items are saved.
    </FailedPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart didn’t load' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your items are saved.');
  expect(document.title).toBe('Your cart didn’t load');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
