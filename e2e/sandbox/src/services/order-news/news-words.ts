import type { Locale } from '@tiffin/contracts';
import type { OrderNews } from './order-news';

type Words = { readonly title: string; readonly body: string };

/** A locked screen shows these words to everybody: no name, no restaurant, no address, no amount. */
const WORDS: Readonly<Record<Locale, Readonly<Record<OrderNews, Words>>>> = {
  en: {
    confirmed: { title: 'Your order is confirmed', body: 'The restaurant has accepted it and is cooking.' },
    ready: { title: 'Your order is ready', body: 'It’s waiting for you at the restaurant.' },
    pickedUp: { title: 'Your order is on the way', body: 'The courier has your food.' },
    arrived: { title: 'Your courier is here', body: 'Please open the door.' },
    delivered: { title: 'Your order has arrived', body: 'Enjoy your meal.' },
    rejected: {
      title: 'The restaurant couldn’t take your order',
      body: 'Open the order to see why, and what happens next.',
    },
    cancelled: { title: 'Your order was cancelled', body: 'Open the order to see what happens next.' },
    asked: {
      title: 'The restaurant can’t make all of your order',
      body: 'Open the order and continue with the rest, or cancel.',
    },
    continued: {
      title: 'Your order goes on',
      body: 'Open the order to see what is left out, and what you get back.',
    },
    late: { title: 'Your order is late', body: 'Open the order to see when it’s expected.' },
  },
  zh: {
    confirmed: { title: '訂單已確認', body: '餐廳已接單，正在準備。' },
    ready: { title: '餐點已準備好', body: '餐點在餐廳等你。' },
    pickedUp: { title: '餐點正在送來', body: '外送員已取餐。' },
    arrived: { title: '外送員已到達', body: '請開門取餐。' },
    delivered: { title: '餐點已送達', body: '請慢用。' },
    rejected: { title: '餐廳未能接單', body: '請開啟訂單查看原因及後續安排。' },
    cancelled: { title: '訂單已取消', body: '請開啟訂單查看後續安排。' },
    asked: { title: '餐廳未能供應部分餐點', body: '請開啟訂單，選擇繼續或取消。' },
    continued: { title: '訂單會繼續', body: '請開啟訂單查看未能供應的餐點及退款。' },
    late: { title: '訂單比預期遲', body: '請開啟訂單查看預計時間。' },
  },
};

/** Only whoever placed an order decides about it. */
const ASKED_FOR_GUESTS: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'The restaurant can’t make all of the group order',
    body: 'The host decides whether it goes on.',
  },
  zh: { title: '餐廳未能供應部分團體訂單', body: '訂單是否繼續由發起人決定。' },
};

/** Returns what a notification says to whoever placed the order, or to a guest of theirs. */
export function newsWords(news: OrderNews, locale: Locale, isGuest: boolean): Words {
  return isGuest && news === 'asked' ? ASKED_FOR_GUESTS[locale] : WORDS[locale][news];
}
