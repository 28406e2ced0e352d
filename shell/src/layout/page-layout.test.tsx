import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getAppTags, setAppTags } from '@tiffin/config';
import { fakeNetwork, renderInApp } from '@tiffin/testing';
import { BackLink } from './back-link';
import { PageLayout } from './page-layout';

const usual = getAppTags();
afterEach(() => {
  setAppTags(usual);
});

function renderLayout(path: string, locale: 'en' | 'zh' = 'en') {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  return renderInApp(<PageLayout>{null}</PageLayout>, { path, locale });
}

it('[RTE-09] leaves header and footer to the host that embeds the application', async () => {
  setAppTags({ ...usual, isEmbedded: true, embeddedType: 'hqo' });
  renderLayout('/?embed=hqo&back=%2F');
  expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('main')).toBeInTheDocument();
});

it('shows header and footer to everybody else', () => {
  renderLayout('/');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it.each(['back', 'backUrl', 'referrer'])('[PRM-14] %s leads back to a page of ours', async (name) => {
  const { user, location } = renderLayout(`/?${name}=%2Fcatalogs%2Fnoon`);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(location()).toBe('/catalogs/noon');
});

it('[PRM-14] leads back to an allowed site and says which, in both languages', async () => {
  const allowed = '/?back=https%3A%2F%2Fevil.example&backUrl=https%3A%2F%2Fpartner.example%2Fhome';
  const { unmount } = renderLayout(allowed);
  const link = await screen.findByRole('link', { name: 'Back to partner.example' });
  expect(link).toHaveAttribute('href', 'https://partner.example/home');
  unmount();
  renderLayout(allowed, 'zh');
  expect(await screen.findByRole('link', { name: '返回 partner.example' })).toBeVisible();
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  'https://partner.example.evil.example',
  'data:text/html,x',
])('[PRM-14] ignores %s', (value) => {
  renderInApp(<BackLink values={[value, value]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
