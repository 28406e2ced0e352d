import type { Sentence } from './refusal';

type Said = { readonly message: Sentence; readonly body?: Sentence };

/** The sentences of a refusal, by reason or else by type. Services pass their own through `details`. */
export const SENTENCES: Readonly<Record<string, Said>> = {
  INVALID_PARAMETER: {
    message: { en: 'Something you entered isn’t valid.', zh: '輸入的資料不正確。' },
  },
  NOT_FOUND: { message: { en: 'We can’t find this.', zh: '找不到這個項目。' } },
  UNAUTHORIZED: {
    message: { en: 'Sign in again.', zh: '請重新登入。' },
  },
  FORBIDDEN: { message: { en: 'You can’t do this.', zh: '你不能進行此操作。' } },
  TOO_MANY_REQUESTS: { message: { en: 'Too many tries', zh: '操作太頻密' } },
  METHOD_NOT_ALLOWED: { message: { en: 'You can’t do this here.', zh: '不能在此進行此操作。' } },
  UNKNOWN: { message: { en: 'Something went wrong on our side.', zh: '系統出現問題。' } },
  SIGN_ON_UNREACHABLE: {
    message: { en: 'You can’t sign in right now.', zh: '暫時無法登入。' },
    body: { en: 'Nothing is lost. Try again in a minute.', zh: '資料都會保留，請稍後再試。' },
  },
  SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE: {
    message: { en: 'The restaurant is closed at that time', zh: '餐廳在該時間不營業' },
    body: {
      en: 'Choose another time. Your cart stays as it is.',
      zh: '請選擇另一個時間，購物車內容會保留。',
    },
  },
  ITEM_NOT_FOR_SALE_AT_THIS_TIME: {
    message: { en: 'Something in your cart isn’t available', zh: '購物車內有餐點暫無供應' },
    body: { en: 'Remove it or choose something else.', zh: '請移除或選擇其他餐點。' },
  },
  SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME: {
    message: { en: 'The restaurant needs more time', zh: '餐廳需要更多準備時間' },
    body: { en: 'Choose a later time for this order.', zh: '請為這張訂單選擇較晚的時間。' },
  },
  INCENTIVES_INVALID: {
    message: { en: 'An offer no longer applies', zh: '其中一項優惠已不適用' },
    body: { en: 'Remove the offer and try again.', zh: '請移除優惠後再試一次。' },
  },
  GROUP_ORDER_APP_ONLY: {
    message: { en: 'Group orders here are only in the app', zh: '此餐廳只接受在應用程式發起團體訂單' },
    body: { en: 'Open the app to order together.', zh: '請開啟應用程式，一起點餐。' },
  },
  PROMOTION_ELIGIBILITY_ERROR: {
    message: { en: 'This promo code can’t be used for this order', zh: '此優惠碼不適用於這張訂單' },
    body: { en: 'Remove the code or try another one.', zh: '請移除優惠碼或換另一個。' },
  },
  INVALID_CART_ITEM: {
    message: { en: 'This can’t be ordered with these options', zh: '無法以這些選項點餐' },
    body: { en: 'Check the item and its options.', zh: '請查看餐點和選項。' },
  },
  CART_IN_GROUP: {
    message: { en: 'This cart is part of a group order', zh: '此購物車屬於團體訂單' },
    body: { en: 'The host pays for it.', zh: '由發起人統一付款。' },
  },
  ORDER_CREATION: { message: { en: 'Your order wasn’t placed', zh: '未能下單' } },
  INVALID_CART_ITEM_PERK: {
    message: { en: 'Only one deal can be used', zh: '只能使用一項優惠' },
  },
  CART_CHANGED: {
    message: { en: 'Your cart has changed', zh: '購物車內容有變' },
    body: { en: 'Check the new total and order again.', zh: '請查看新的總額後再下單。' },
  },
  CHECKOUT_OTP_REQUIRED: {
    message: { en: 'Enter the code from your email', zh: '請輸入電郵中的驗證碼' },
    body: {
      en: 'This restaurant asks for a code. Nothing was charged yet.',
      zh: '此餐廳要求輸入驗證碼，尚未扣款。',
    },
  },
  CODE_EXPIRED: {
    message: { en: 'That code has expired', zh: '驗證碼已過期' },
    body: { en: 'We’ve sent you a new one.', zh: '我們已傳送新的驗證碼。' },
  },
  CODE_WRONG: { message: { en: 'That code isn’t right', zh: '驗證碼不正確' } },
  CODE_TRIES_USED: {
    message: { en: 'Too many wrong codes', zh: '輸入錯誤次數過多' },
    body: { en: 'Try again in a few minutes.', zh: '請於數分鐘後再試。' },
  },
  CODE_LIMIT_REACHED: {
    message: { en: 'We’ve sent several codes already', zh: '我們已多次傳送驗證碼' },
    body: { en: 'Use the newest one, or try again later.', zh: '請使用最新的驗證碼，或稍後再試。' },
  },
  CARD_ALREADY_USED: {
    message: { en: 'This card was for one order only', zh: '此信用卡只供一張訂單使用' },
    body: {
      en: 'Nothing was charged. Enter the card again, or choose another way to pay.',
      zh: '沒有扣款。請重新輸入信用卡資料，或選擇其他付款方式。',
    },
  },
  INVOICE_LIMIT_EXCEEDED: {
    message: { en: 'This is over your team’s daily limit', zh: '超出團隊的每日限額' },
  },
  CURRENCY: {
    message: { en: 'Your team’s account can’t pay here', zh: '團隊帳戶不能在此付款' },
  },
  CARD_DECLINED: {
    message: { en: 'Your card was declined', zh: '信用卡付款被拒' },
    body: { en: 'Nothing was charged. Try another card.', zh: '沒有扣款，請改用其他信用卡。' },
  },
  CARD_AUTHENTICATION_FAILED: {
    message: { en: 'Your bank didn’t confirm the payment', zh: '銀行未能確認付款' },
    body: {
      en: 'Nothing was charged. Try again or use another card.',
      zh: '沒有扣款，請再試一次或改用其他信用卡。',
    },
  },
  MERCHANT_NOT_ACCEPTING: {
    message: { en: 'This restaurant isn’t taking orders right now', zh: '餐廳目前暫停接單' },
    body: { en: 'Your cart is saved.', zh: '購物車內容已保留。' },
  },
  IDEMPOTENCY_KEY_REUSED: {
    message: { en: 'This order was already sent with different details.', zh: '這張訂單已用其他內容送出。' },
  },
  CART_EMPTY: { message: { en: 'Your cart is empty', zh: '購物車是空的' } },
  ORDER_NOT_CANCELLABLE: {
    message: { en: 'This order can no longer be cancelled', zh: '這張訂單已不能取消' },
    body: { en: 'Your food is already packed.', zh: '餐點已包好。' },
  },
  ORDER_NOT_RATEABLE: {
    message: { en: 'This order can’t be rated', zh: '這張訂單不能評分' },
    body: { en: 'You can rate an order once you have your food.', zh: '收到餐點後才可評分。' },
  },
  RECEIPT_NOT_READY: {
    message: { en: 'There’s no receipt to send yet', zh: '暫時未有收據可以傳送' },
    body: { en: 'You can have it sent once the order has ended.', zh: '訂單完成後便可傳送收據。' },
  },
  RECEIPT_SENT_OFTEN: {
    message: { en: 'We’ve sent this receipt often enough', zh: '這張收據已傳送多次' },
    body: { en: 'Check your spam folder, or try again tomorrow.', zh: '請查看垃圾郵件，或明天再試。' },
  },
  ORDER_ENDED: {
    message: { en: 'This order has ended', zh: '這張訂單已結束' },
    body: { en: 'There’s no more news to send.', zh: '不會再有新的通知。' },
  },
  PUSH_SERVICE_NOT_ALLOWED: {
    message: { en: 'We can’t send notifications to this browser', zh: '無法向這個瀏覽器傳送通知' },
    body: { en: 'Follow your order on its page.', zh: '請在訂單頁面查看進度。' },
  },
  TOO_MANY_SUBSCRIPTIONS: {
    message: { en: 'Too many browsers get notifications of this order', zh: '接收這張訂單通知的瀏覽器太多' },
    body: { en: 'Turn them off in another browser first.', zh: '請先在另一個瀏覽器關閉通知。' },
  },
  CONTINUE_NOT_SUPPORTED: {
    message: {
      en: 'continue not supported for order type',
      zh: '此類訂單不支援繼續',
    },
  },
  DELIVERY_MINIMUM_NOT_REACHED: {
    message: { en: 'Your order is below the minimum for delivery', zh: '訂單未達外送最低消費' },
  },
  PICKUP_LIMITS_NOT_MET: {
    message: { en: 'Your order is too small or too large for pickup', zh: '訂單不符合自取的數量或金額要求' },
  },
  DELIVERY_ADDRESS_MISSING: {
    message: { en: 'Add a delivery address', zh: '請加入外送地址' },
  },
  ADDRESS_OUT_OF_RANGE: {
    message: { en: 'This restaurant doesn’t deliver that far', zh: '這個地址超出外送範圍' },
    body: { en: 'Choose a closer address, or pickup.', zh: '請選擇較近的地址，或改為自取。' },
  },
  EMAIL_DOES_NOT_MATCH_TEAM: {
    message: { en: 'This email doesn’t belong to the team', zh: '此電郵不屬於這個團隊' },
  },
  EMAIL_DOMAIN_NOT_ALLOWED: {
    message: { en: 'Use your work email', zh: '請使用公司電郵' },
  },
  EMAIL_VERIFICATION_REQUIRED: {
    message: { en: 'Confirm your work email first', zh: '請先確認公司電郵' },
  },
  EMAIL_CODE_INVALID: { message: { en: 'That code isn’t right', zh: '驗證碼不正確' } },
  EMAIL_CODE_EXPIRED: {
    message: { en: 'That code has expired', zh: '驗證碼已過期' },
    body: { en: 'Send a new one.', zh: '請重新傳送驗證碼。' },
  },
  EMAIL_CODE_TRIES_USED: {
    message: { en: 'Too many wrong codes', zh: '輸入錯誤次數過多' },
    body: { en: 'Try again in a few minutes.', zh: '請於數分鐘後再試。' },
  },
  TOO_MANY_CODES: {
    message: { en: 'We’ve sent several codes already', zh: '我們已多次傳送驗證碼' },
    body: { en: 'Use the newest one, or try again later.', zh: '請使用最新的驗證碼，或稍後再試。' },
  },
  TEAM_INVITE_REQUIRED: { message: { en: 'This team is by invitation only', zh: '此團隊只限受邀加入' } },
  TEAM_EXISTS: { message: { en: 'A team with this name already exists', zh: '已有同名的團隊' } },
  TEAM_LOCATION_EXISTS: { message: { en: 'The team already has this location', zh: '團隊已有這個地點' } },
  LAST_TEAM_ADMIN: {
    message: { en: 'The team has no other admin', zh: '團隊沒有其他管理員' },
    body: { en: 'Make another member an admin first.', zh: '請先將另一位成員設為管理員。' },
  },
  TEAM_LOCATION_IN_USE: {
    message: { en: 'People work at this location', zh: '仍有成員在這個地點' },
    body: { en: 'Choose where they move to.', zh: '請選擇他們改到哪個地點。' },
  },
  USER_NOT_WHITELISTED: {
    message: { en: 'You’re not on this team’s list', zh: '你不在此團隊的名單上' },
  },
  FULFILLMENT_NOT_JOINABLE: {
    message: { en: 'You can’t join this group order', zh: '無法加入此團體訂單' },
  },
  FULFILLMENT_LOCKED: {
    message: {
      en: 'The host is paying right now, so nothing changed. Try again in half a minute.',
      zh: '發起人正在付款，內容沒有更改。請於半分鐘後再試。',
    },
  },
  GROUP_CHANGED: {
    message: { en: 'The group order has changed', zh: '團體訂單內容有變' },
    body: {
      en: 'Nothing was charged. Check the new total and pay again.',
      zh: '沒有扣款。請查看新的總額後再付款。',
    },
  },
  GUEST_PAYMENT_MISSING: {
    message: { en: 'Not everyone has paid their part yet', zh: '仍有參加者未付款' },
    body: {
      en: 'Nothing was charged. Wait for them, pay for them, or remove them.',
      zh: '沒有扣款。你可以等候、代為付款或移除他們。',
    },
  },
  PART_CHANGED: {
    message: { en: 'Your part costs more now', zh: '你的金額增加了' },
    body: {
      en: 'Nothing was charged. Check the new amount and confirm again.',
      zh: '沒有扣款。請查看新的金額後再確認。',
    },
  },
  SETTINGS_CHANGED: {
    message: { en: 'The settings have changed, so nothing was saved', zh: '設定已有變更，因此沒有儲存' },
    body: { en: 'Check the settings and save again.', zh: '請查看設定後再儲存。' },
  },
  NOBODY_READY: {
    message: { en: 'There’s nothing to pay for yet', zh: '暫時沒有需要付款的項目' },
    body: { en: 'Add something, or wait until someone is done.', zh: '請加入餐點，或等候參加者選好。' },
  },
  ABOVE_MAXIMUM: {
    message: { en: 'The total is above your limit', zh: '總額超出你設定的上限' },
  },
  AUTO_ORDER_LATE: {
    message: { en: 'We couldn’t order in time after the deadline', zh: '系統未能在截止後及時下單' },
  },
  BANK_ASKS: {
    message: { en: 'Your bank wants you to confirm the payment', zh: '銀行要求你確認付款' },
  },
  NOTHING_CHOSEN: {
    message: { en: 'They haven’t chosen anything yet', zh: '對方尚未選擇餐點' },
    body: { en: 'Nudge them to choose something.', zh: '請提醒對方選擇餐點。' },
  },
  PART_NOT_PAID: {
    message: { en: 'They have to pay their own part first', zh: '對方要先支付自己的部分' },
    body: { en: 'Nudge them, or change who pays.', zh: '請提醒對方，或更改付款方式。' },
  },
  GUEST_LIMIT_TOO_LOW: {
    message: { en: 'More people have already joined', zh: '參加人數已超過此上限' },
  },
  CO_HOST_WITHOUT_ACCOUNT: {
    message: {
      en: 'Only people with an account can be a co-host',
      zh: '只有已登入帳戶的參加者可以成為共同發起人',
    },
    body: { en: 'Ask them to sign in first.', zh: '請對方先登入。' },
  },
  ITEM_STILL_AVAILABLE: {
    message: { en: 'This dish can still be ordered', zh: '這道菜式仍可訂購' },
    body: { en: 'You can only remove dishes that aren’t available.', zh: '你只可以移除暫無供應的餐點。' },
  },
  IN_ANOTHER_GROUP: {
    message: { en: 'You’re already in another group order here', zh: '你已參加這間餐廳的另一張團體訂單' },
    body: { en: 'Leave that one first, or continue there.', zh: '請先退出該團體訂單，或繼續使用。' },
  },
  GROUP_ORDERING_NOT_SUPPORTED: {
    message: { en: 'This restaurant doesn’t take group orders', zh: '此餐廳不接受團體訂單' },
  },
  HOST_CANNOT_LEAVE: {
    message: { en: 'The host can’t leave', zh: '發起人不能退出團體訂單' },
    body: { en: 'Cancel the group order instead.', zh: '請改為取消團體訂單。' },
  },
  FOOD_BEFORE_DEADLINE: {
    message: { en: 'The food would arrive before everyone has chosen', zh: '餐點會在大家選餐完畢前送達' },
    body: { en: 'Choose a later time, or an earlier deadline.', zh: '請選擇較晚的時間，或較早的截止時間。' },
  },
  CLOSED: { message: { en: 'This group order has been placed', zh: '此團體訂單已下單' } },
  CANCELLED: { message: { en: 'This group order was cancelled', zh: '此團體訂單已取消' } },
  EXPIRED: { message: { en: 'This group order has expired', zh: '此團體訂單已過期' } },
  MISSED: {
    message: {
      en: 'The deadline of this group order has passed. Ask the host for more time, or order for yourself.',
      zh: '此團體訂單已過截止時間。請發起人延長時間，或自行點餐。',
    },
  },
  FULL: { message: { en: 'This group order is full', zh: '此團體訂單已滿' } },
  REMOVED: {
    message: { en: 'The host removed you from this group order', zh: '發起人已將你移出此團體訂單' },
  },
  NOT_A_GUEST: { message: { en: 'You’re not in this group order', zh: '你不在此團體訂單中' } },
  NOT_THE_ADMIN: {
    message: { en: 'Only an admin of the team can do this', zh: '只有團隊管理員可以進行此操作' },
  },
  NOT_THE_HOST: { message: { en: 'Only the host can do this', zh: '只有發起人可以進行此操作' } },
};
