import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { I18nProvider } from './i18n-provider';
import { createI18n } from './create-i18n';
import { addMessages, addMessagesLater, messagesReady } from './message-catalogue';
import { setLocale } from './set-locale';
import { useMessages } from './use-messages';

const here = (messages: Record<string, string>) => jest.fn(async () => ({ default: messages }));

it('fetches the sentences of a language when it is first used, and once only', async () => {
  const load = here({ dish: '菜' });
  addMessages('once', 'en', { dish: 'Dish' });
  addMessagesLater('once', 'zh', load);
  const i18n = createI18n('en');
  expect(i18n.messages('once')('dish')).toBe('Dish');
  expect(load).not.toHaveBeenCalled();
  await setLocale('zh');
  expect(i18n.messages('once')('dish')).toBe('菜');
  await setLocale('en');
  await setLocale('zh');
  await messagesReady();
  expect(load).toHaveBeenCalledTimes(1);
});

it('falls back to English if the sentences cannot be fetched, and retries the next time', async () => {
  const load = here({ dish: '菜' }).mockRejectedValueOnce(new Error('offline'));
  addMessages('offline', 'en', { dish: 'Dish' });
  addMessagesLater('offline', 'zh', load);
  const i18n = createI18n('zh');
  await messagesReady();
  const environment = jest.replaceProperty(process, 'env', { NODE_ENV: 'production' });
  expect(i18n.messages('offline')('dish')).toBe('Dish');
  environment.restore();
  await messagesReady();
  expect(i18n.messages('offline')('dish')).toBe('菜');
});

it('updates the rendered page when sentences arrive late', async () => {
  addMessages('late', 'en', { dish: 'Dish' });
  function Dish() {
    return <p>{useMessages('late')('dish')}</p>;
  }
  const i18n = createI18n('en');
  render(
    <I18nProvider i18n={i18n}>
      <Dish />
    </I18nProvider>,
  );
  addMessagesLater('late', 'zh', here({ dish: '菜' }));
  await act(() => setLocale('zh'));
  expect(await screen.findByText('菜')).toBeInTheDocument();
});
