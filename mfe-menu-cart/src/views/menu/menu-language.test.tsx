import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setRequestLocale } from '@tiffin/api';
import type { Locale } from '@tiffin/contracts';
import { answerWith, makeMenu, renderInApp } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';
import { openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

const NAMES = {
  en: { dal: 'Dal makhani', thali: 'Lunch thali' },
  zh: { dal: '黑豆咖喱', thali: '午市套餐' },
};

/** A menu in the language of the request, as the services answer. */
function menuFor({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  const names = NAMES[headers['Accept-Language']?.startsWith('zh') ? 'zh' : 'en'];
  const menu = makeMenu({ supportedLocales: ['en_CA', 'zh_HK'] });
  const items = Object.fromEntries(
    Object.entries(menu.items).map(([id, item]) => [
      id,
      {
        ...item,
        name: id === 'item-dal' ? names.dal : id === 'item-thali' ? names.thali : item.name,
      },
    ]),
  );
  return { menu: withoutChoices({ ...menu, items }) };
}

const open = (locale: Locale = 'en', path = '/m/lucknow-lunch-home/menu') => {
  setRequestLocale(locale);
  return renderInApp(<MenuScreen />, { path, route: '/m/:merchantExternalId/menu', locale });
};

const dish = (name: string) => screen.findByRole('heading', { level: 3, name });

const languagesOf = (network: FakeNetwork, call: string) =>
  network.callsOf(call).map(({ headers }) => headers['Accept-Language']);

type User = ReturnType<typeof open>['user'];

async function switchTo(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Menu language|餐牌語言/ }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
}

afterEach(() => {
  setRequestLocale('en');
  localStorage.clear();
});

it('[MNU-03] switches the dishes to another language, which the request names, and leaves the page in its own', async () => {
  const network = openKitchen({ getMenus: menuFor });
  const { user } = open();
  expect(await dish(NAMES.en.dal)).not.toHaveAttribute('lang');
  await user.click(screen.getByRole('button', { name: 'Menu language' }));
  const entry = await screen.findByRole('menuitemradio', { name: '中文' });
  expect(within(entry).getByText('中文')).toHaveAttribute('lang', 'zh-HK');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await user.click(entry);
  expect(await dish(NAMES.zh.dal)).toHaveAttribute('lang', 'zh-HK');
  expect(screen.getByRole('heading', { level: 2, name: 'Mains' })).toHaveAttribute('lang', 'zh-HK');
  expect(screen.getByRole('link', { name: 'Mains' }).closest('[lang]')).toHaveAttribute('lang', 'zh-HK');
  expect(screen.getByRole('searchbox', { name: 'Search this menu' })).toBeVisible();
  expect(languagesOf(network, 'getMenus')).toEqual(['en;q=0.9', 'zh-HK,en;q=0.9']);
  expect(languagesOf(network, 'getCart')).toEqual(['en;q=0.9']);
  expect(screen.queryByText(/This menu is in/)).toBeNull();
});

it('[MNU-03] opens a dish and its choices in the menu’s language', async () => {
  const network = openKitchen({ getMenus: menuFor });
  const { user } = open();
  await dish(NAMES.en.thali);
  await switchTo(user, '中文');
  await user.click(await screen.findByRole('link', { name: new RegExp(NAMES.zh.thali) }));
  const dialog = within(await screen.findByRole('dialog', { name: NAMES.zh.thali }));
  expect(dialog.getByText(NAMES.zh.thali)).toHaveAttribute('lang', 'zh-HK');
  expect(await dialog.findByText('Naan')).toHaveAttribute('lang', 'zh-HK');
  expect(dialog.getByText('Bread')).toHaveAttribute('lang', 'zh-HK');
  expect(dialog.getByText('Add')).not.toHaveAttribute('lang');
  expect(languagesOf(network, 'getItemChoices')).toEqual(['zh-HK,en;q=0.9']);
});

it('[MNU-03] remembers the menu’s language for the next menu, and lets the reader go back', async () => {
  openKitchen({ getMenus: menuFor });
  const first = open();
  await dish(NAMES.en.dal);
  await switchTo(first.user, '中文');
  await dish(NAMES.zh.dal);
  first.unmount();
  const { user } = open('en', '/m/another-kitchen/menu');
  expect(await dish(NAMES.zh.dal)).toHaveAttribute('lang', 'zh-HK');
  await switchTo(user, 'English');
  expect(await dish(NAMES.en.dal)).not.toHaveAttribute('lang');
});

it('[MNU-03] shows an English menu on a Chinese page', async () => {
  const network = openKitchen({ getMenus: menuFor });
  const { user } = open('zh');
  expect(await dish(NAMES.zh.dal)).not.toHaveAttribute('lang');
  await switchTo(user, 'English');
  expect(await dish(NAMES.en.dal)).toHaveAttribute('lang', 'en-CA');
  expect(languagesOf(network, 'getMenus')).toEqual(['zh,en;q=0.9', 'en-CA,en;q=0.9']);
});

it('[MNU-03] keeps the menu and offers to try again if the chosen language does not load', async () => {
  const network = openKitchen({ getMenus: menuFor });
  const { user } = open();
  await dish(NAMES.en.dal);
  network.plan({ getMenus: () => answerWith(503, {}) });
  await switchTo(user, '中文');
  expect(await screen.findByText('The menu didn’t load in Chinese.')).toBeVisible();
  expect(await dish(NAMES.en.dal)).not.toHaveAttribute('lang');
  network.plan({ getMenus: menuFor });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await dish(NAMES.zh.dal)).toHaveAttribute('lang', 'zh-HK');
  expect(screen.queryByText(/didn’t load/)).toBeNull();
});

it('[MNU-03] offers no switch for a menu in one language, and names that language if it is not the reader’s', async () => {
  const inEnglish = withoutChoices(makeMenu({ supportedLocales: ['en_CA'] }));
  openKitchen({ getMenus: () => ({ menu: inEnglish }) });
  open('zh');
  expect(await screen.findByText('這份餐牌以英文顯示。')).toBeVisible();
  expect(await dish('Dal makhani')).toHaveAttribute('lang', 'en-CA');
  expect(screen.queryByRole('button', { name: '餐牌語言' })).toBeNull();
});

it('[MNU-03] fetches the menu in the page’s language again after the page changes its own', async () => {
  const network = openKitchen({ getMenus: menuFor });
  const { queryClient } = open();
  await dish(NAMES.en.dal);
  setRequestLocale('zh');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() =>
    expect(languagesOf(network, 'getMenus')).toEqual([
      expect.stringMatching(/^en/),
      expect.stringMatching(/^zh/),
    ]),
  );
});
