import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createFormat } from './create-format';
import { createI18n } from './create-i18n';
import { addMessages } from './message-catalogue';
import { useMessages } from './use-messages';

afterEach(() => {
  globalThis.tiffinTranslation = undefined;
});

function Dish(): ReactElement {
  const t = useMessages('translated');
  return (
    <p>
      {t('dish')} {t('left', { count: 3 })} {t('left', { count: 1 })} {t('price')}
    </p>
  );
}

it('[CFG-02] shows the page’s translation, with its own plurals, and English for what it lacks', () => {
  addMessages('translated', 'en', {
    dish: 'Dish',
    left_one: 'one',
    left_other: '{{count}} left',
    price: 'Price',
  });
  addMessages('translated', 'zh', { dish: '菜', left_other: '還有 {{count}}', price: '價錢' });
  globalThis.tiffinTranslation = {
    tag: 'ar',
    sentences: {
      'translated:dish': 'طبق',
      'translated:left_few': '{{count}} أطباق',
      'translated:left_one': 'واحد',
    },
  };
  createI18n('en');
  render(<Dish />);
  expect(screen.getByText('طبق 3 أطباق واحد Price')).toBeVisible();
  expect(document.documentElement.lang).toBe('ar');
});

it('writes numbers, days and amounts as in the translation’s language', () => {
  globalThis.tiffinTranslation = { tag: 'de', sentences: {} };
  const format = createFormat('en');
  expect(format.date('2026-11-22T17:25:00Z', 'Europe/Berlin')).toBe('So., 22. Nov.');
  expect(format.time('2026-11-22T17:25:00Z', 'Europe/Berlin')).toBe('18:25');
  expect(format.money(1_234_500_000, 'EUR')).toBe('1.234,50\u00a0€');
  expect(createFormat('zh').date('2026-11-22T17:25:00Z', 'Europe/Berlin')).toBe('11月22日週日');
});
