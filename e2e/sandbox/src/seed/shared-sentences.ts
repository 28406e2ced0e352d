import type { Named } from './kitchens/kitchen';

export const SERVICE_FEE_TITLE: Named = ['About the service fee', '關於服務費'];
export const SERVICE_FEE_TEXT: Named = [
  'It pays for support, refunds and the people who keep orders moving, up to a fixed amount.',
  '用於客戶支援、退款和處理訂單的人手，並設有上限。',
];
export const LUNCH_PROMOTION_TITLE: Named = ['10% off lunch', '午餐九折'];
export const LUNCH_PROMOTION_TEXT: Named = [
  'Use the promo code LUNCH10 in your cart.',
  '在購物車輸入優惠碼 LUNCH10。',
];
export const KITCHEN_REFUSED: Named = [
  'The kitchen is too busy to cook this order. We’re sorry.',
  '廚房太忙，未能準備這張訂單，非常抱歉。',
];
export const WHERE_TO_PICK_UP: Named = ['The counter is by the door.', '櫃位在門口旁邊。'];
/** Sentences that several kitchens and merchants share. */
export const SHARED_SENTENCES: readonly Named[] = [
  SERVICE_FEE_TITLE,
  SERVICE_FEE_TEXT,
  WHERE_TO_PICK_UP,
  LUNCH_PROMOTION_TITLE,
  LUNCH_PROMOTION_TEXT,
  KITCHEN_REFUSED,
  ['Popular', '人氣'],
  ['Today’s price', '今日優惠'],
  ['One dish per order can have today’s price.', '每張訂單限享一道今日優惠。'],
  ['Sold out', '售罄'],
  ['Service fee', '服務費'],
  ['State tax', '州稅'],
  ['City tax', '市稅'],
  ['VAT (included)', 'VAT（已包含）'],
  ['GST (included)', 'GST（已包含）'],
  ['MwSt. (included)', 'MwSt.（已包含）'],
  ['Northlight lunch', 'Northlight 午餐'],
  ['Restaurants that deliver to every Northlight floor before noon.', '中午前送到 Northlight 各樓層的餐廳。'],
];
