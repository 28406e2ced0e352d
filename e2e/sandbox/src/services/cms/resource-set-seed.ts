import type { Locale, ResourceSet } from '@tiffin/contracts';

/** The seeded texts of the content management service, by the set's name and language. */
export const RESOURCE_SETS: Readonly<Record<string, Readonly<Record<Locale, ResourceSet>>>> = {
  'home-banner': {
    en: {
      title: 'The first delivery is free',
      text: 'Enter FREEDEL at checkout and keep the delivery fee.',
    },
    zh: { title: '首次外送免運費', text: '結帳時輸入 FREEDEL，即可省下外送費。' },
  },
  'footer-notice': {
    en: { text: 'A demonstration: nobody cooks, nobody rides, and no card is charged.' },
    zh: { text: '此為示範網站：沒有人下廚、沒有人外送，也不會向任何卡片收費。' },
  },
};
