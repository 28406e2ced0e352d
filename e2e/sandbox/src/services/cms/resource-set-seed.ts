import type { Locale, ResourceSet } from '@tiffin/contracts';

/** The seeded texts of the content management service, by the set's name and language. */
export const RESOURCE_SETS: Readonly<Record<string, Readonly<Record<Locale, ResourceSet>>>> = {
  'home-banner': {
    en: {
      title: 'Your first delivery is free.',
      text: 'Enter FREEDEL at checkout and save the delivery fee.',
    },
    zh: { title: '首次外送免外送費。', text: '結帳時輸入 FREEDEL，即可省下外送費。' },
  },
  'footer-notice': {
    en: { text: 'This is a demo: nothing is cooked or delivered, and no card is charged.' },
    zh: { text: '這是示範網站：不會烹調或外送餐點，也不會向信用卡扣款。' },
  },
};
