import type { Locale } from '@tiffin/contracts';
import { errorAnswer } from '../../../errors/error-answer';
import type { Refusal } from '../../../errors/refusal';
import { letterTime } from '../../mailbox/letter-time';

type Facts = {
  readonly hostName: string;
  /** Whether the letter goes to the host. */
  readonly isHost: boolean;
  readonly merchantName: string;
  readonly timeZone: string;
  /** In milliseconds; null is a group without a deadline. */
  readonly orderByTime: number | null;
};

/** Writes a letter to one member of a group in their language. The link to the group is added below it. */
export type MemberLetter = (
  facts: Facts,
  locale: Locale,
) => { readonly subject: string; readonly body: string };

/** Writes that a group closes in some minutes, to a member who is not done. */
export function reminderLetter(minutesLeft: number): MemberLetter {
  return (facts, locale) => {
    const { merchantName, isHost } = facts;
    const closes = closingTime(facts, locale);
    if (locale === 'zh') {
      const press = isHost ? '請加入你的餐點' : '請選好餐點，然後按「我選好了」';
      return {
        subject: `團體訂單尚餘 ${minutesLeft} 分鐘截止`,
        body: `${merchantName} 的團體訂單於 ${closes} 截止，你尚未完成。${press}，否則訂單不會包括你的餐點。`,
      };
    }
    const minutes = minutesLeft === 1 ? '1 minute' : `${minutesLeft} minutes`;
    const press = isHost ? 'Add your items' : 'Choose, then press “I’m done”';
    return {
      subject: `${minutes} left to choose your food`,
      body: `The group order from ${merchantName} closes at ${closes}, and you’re not done yet. ${press}, or your food won’t be ordered.`,
    };
  };
}

/** Writes that the host waits for a member's order. */
export function nudgeLetter(): MemberLetter {
  return (facts, locale) => {
    const { hostName, merchantName, orderByTime } = facts;
    const closes = closingTime(facts, locale);
    return locale === 'zh'
      ? {
          subject: `${hostName} 正等候你點餐`,
          body: `${hostName} 的團體訂單（${merchantName}）只差你的餐點。請選好餐點，然後按「我選好了」${orderByTime === null ? '' : `，截止時間為 ${closes}`}。`,
        }
      : {
          subject: `${hostName} is waiting for your order`,
          body: `${hostName} is ordering from ${merchantName} and you’re not done yet. Choose, then press “I’m done”${orderByTime === null ? '' : ` by ${closes}`}.`,
        };
  };
}

/** Writes to the host that a guest who was not done at the deadline asks for more time. */
export function moreTimeLetter(guestName: string): MemberLetter {
  return (facts, locale) => {
    const { merchantName } = facts;
    const closed = closingTime(facts, locale);
    return locale === 'zh'
      ? {
          subject: `${guestName} 想多要一點時間`,
          body: `${merchantName} 的團體訂單於 ${closed} 截止時，${guestName} 尚未選好，餐點沒有列入訂單。請開啟團體訂單，延長時間或計入其餐點。`,
        }
      : {
          subject: `${guestName} asks for more time`,
          body: `${guestName} wasn’t done when the group order from ${merchantName} closed at ${closed}, so their dishes aren’t in the order. Open the group order to give more time, or to include them.`,
        };
  };
}

/** Writes to the host why their group did not order by itself. */
export function notOrderedLetter(refusal: Refusal): MemberLetter {
  return ({ merchantName }, locale) => {
    const { message = '' } = errorAnswer(refusal, locale).body.error;
    return locale === 'zh'
      ? {
          subject: `未能為你的團體訂單下單`,
          body: `${merchantName} 的團體訂單未能於截止時自動下單：${message}。沒有扣款。請開啟團體訂單付款，或取消訂單。`,
        }
      : {
          subject: 'Your group order wasn’t placed',
          body: `The group order from ${merchantName} couldn’t be placed at the deadline: ${message}. Nothing was charged. Open the group order to pay, or cancel it.`,
        };
  };
}

function closingTime({ orderByTime, timeZone }: Facts, locale: Locale): string {
  return orderByTime === null ? '' : letterTime(orderByTime, timeZone, locale);
}
