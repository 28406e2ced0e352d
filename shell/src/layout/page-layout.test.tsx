import { afterEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { getAppTags, setAppTags } from '@tiffin/config';
import { setLocale } from '@tiffin/i18n';
import { Link, useLocation } from '@tiffin/router';
import { fakeNetwork, renderInApp } from '@tiffin/testing';
import { Loading, Skeleton, usePageTitle } from '@tiffin/ui';
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
  const languages = within(within(screen.getByRole('contentinfo')).getByRole('group', { name: 'Language' }));
  expect(languages.getByRole('button', { pressed: true })).toHaveTextContent('English');
  expect(languages.getByRole('button', { pressed: false })).toHaveTextContent('繁體中文');
});

it.each([
  ['hides the footer while content above it is awaited', {}, true],
  ['keeps the footer while only something beside the content is awaited', { 'data-beside': '' }, false],
])('%s', (_title, place, isHidden) => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  renderInApp(
    <PageLayout>
      <section {...place}>
        <Loading>
          <Skeleton />
        </Loading>
      </section>
    </PageLayout>,
  );
  expect(screen.queryByRole('contentinfo') === null).toBe(isHidden);
});

it('leads a person who skips the header to the page, without another URL', async () => {
  const { user, location } = renderLayout('/');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location()).toBe('/');
});

it.each(['back', 'backUrl', 'referrer'])('[PRM-14] %s leads back to a page of ours', async (name) => {
  const { user, location } = renderLayout(`/?${name}=%2Fcatalogs%2Fnoon`);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(location()).toBe('/catalogs/noon');
});

it.each([
  ['menu', '/m/lucknow/menu'],
  ['checkout', '/m/lucknow/place/order'],
])('[PRM-06] a list that was opened from the %s leads back to it', async (from, place) => {
  const { user, location } = renderLayout(`/catalogs/noon?from=${from}&mid=lucknow`);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(location()).toBe(place);
});

it('[PRM-06] leads nowhere from a list whose URL names another place, or no merchant', async () => {
  renderInApp(<BackLink values={['menu']} />, { path: '/?from=menu' });
  renderInApp(<BackLink values={['cart']} />, { path: '/?from=cart&mid=lucknow' });
  expect(screen.queryByRole('link')).toBeNull();
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

/** A screen that stays mounted from path to path, and has no title until its data has loaded. */
function Screen() {
  const { pathname } = useLocation();
  usePageTitle(pathname === '/m/loading/menu' ? undefined : 'Cedar Street');
  return ['a', 'b', 'loading'].map((name) => (
    <Link key={name} to={`/m/${name}/menu`}>
      {name}
    </Link>
  ));
}

it('keeps the title of the screen when the path or the language changes, and says that the next one loads', async () => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  const { user } = renderInApp(
    <PageLayout>
      <Screen />
    </PageLayout>,
    { path: '/m/a/menu' },
  );
  expect(document.title).toBe('Cedar Street');
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(document.title).toBe('Cedar Street');
  await act(async () => setLocale('zh'));
  expect(await screen.findByRole('button', { name: '帳戶' })).toBeVisible();
  expect(document.title).toBe('Cedar Street');
  await user.click(screen.getByRole('link', { name: 'loading' }));
  expect(document.title).toBe('載入中 · Tiffin');
  await user.click(screen.getByRole('link', { name: 'a' }));
  expect(document.title).toBe('Cedar Street');
});

it('keeps the title from the server until the screen has one, and drops it on the next page', async () => {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  document.title = 'Lucknow Lunch Home · Tiffin';
  const { user } = renderInApp(
    <PageLayout>
      <Screen />
    </PageLayout>,
    { path: '/m/loading/menu' },
  );
  await act(async () => setLocale('zh'));
  expect(document.title).toBe('Lucknow Lunch Home · Tiffin');
  await user.click(screen.getByRole('link', { name: 'a' }));
  expect(document.title).toBe('Cedar Street');
  await user.click(screen.getByRole('link', { name: 'loading' }));
  expect(document.title).toBe('載入中 · Tiffin');
});
