import type { BillPart, Locale } from '@tiffin/contracts';
import { cardWords } from '../../mailbox/letter-rows';
import { hostPays } from '../../mailbox/host-pays';
import type { Hold } from '../../payments/card-holds';

type LetterWords = { readonly subject: string; readonly sentences: readonly string[] };

/** What every letter about a group's money knows. */
type GroupFacts = {
  readonly host: string;
  /** Whether the letter goes to the host. */
  readonly isHost: boolean;
  readonly merchant: string;
  readonly locale: Locale;
  readonly money: (micro: number) => string;
};

/** Writes a letter to one person of a group in their language. It names no amount of anybody else. */
export type GroupLetter = (facts: GroupFacts) => LetterWords;

/** A hold of the reader's own card. */
type OwnHold = Pick<Hold, 'amountMicro' | 'paymentMethod'>;

/** Writes that the host has ordered, and what that costs a guest whose card pays nothing of it. */
export function placedLetter(
  part: Pick<BillPart, 'coveredMicro' | 'isCoveredByCompany' | 'owedMicro'>,
  released: OwnHold | undefined,
): GroupLetter {
  return (facts) => {
    const { host, merchant, locale, money } = facts;
    const { coveredMicro, owedMicro } = part;
    const [covered, owed] = [money(coveredMicro), money(owedMicro)];
    const pays = hostPays(host, part, locale);
    const cost =
      locale === 'zh'
        ? owedMicro === 0
          ? `你支付 ${owed}，你的部分${pays}。`
          : `${coveredMicro > 0 ? `${host} 支付其中 ${covered}，` : ''}你欠 ${host} ${owed}。`
        : owedMicro === 0
          ? `You pay ${owed}. ${pays} your part.`
          : `${coveredMicro > 0 ? `${host} pays ${covered} of it. ` : ''}You owe ${host} ${owed}.`;
    return locale === 'zh'
      ? {
          subject: `${host} 已在 ${merchant} 下單`,
          sentences: [`${host} 的訂單包括你的餐點。${cost}`, ...releasedWords(released, facts)],
        }
      : {
          subject: `${host} has ordered from ${merchant}`,
          sentences: [`Your dishes are in ${host}’s order. ${cost}`, ...releasedWords(released, facts)],
        };
  };
}

/** Writes to a guest who was not done that the host has ordered without them. */
export function notOrderedLetter(hasDishes: boolean, released: OwnHold | undefined): GroupLetter {
  return (facts) => {
    const { host, merchant, locale } = facts;
    const back = releasedWords(released, facts);
    if (locale === 'zh')
      return hasDishes
        ? {
            subject: '你的餐點未有下單',
            sentences: [
              `${host} 已在 ${merchant} 下單，但你沒有按「我選好了」，所以訂單不包括你的餐點。餐點仍在你的購物車內。`,
              ...back,
            ],
          }
        : {
            subject: `${host} 已下單，但不包括你`,
            sentences: [`${host} 已在 ${merchant} 下單。你沒有選擇餐點，所以沒有為你下單。`, ...back],
          };
    return hasDishes
      ? {
          subject: 'Your dishes weren’t ordered',
          sentences: [
            `${host} has ordered from ${merchant}, but you hadn’t pressed “I’m done”, so your dishes weren’t ordered. They’re still in your cart.`,
            ...back,
          ],
        }
      : {
          subject: `${host} has ordered without you`,
          sentences: [
            `${host} has ordered from ${merchant}. You hadn’t chosen anything, so nothing was ordered for you.`,
            ...back,
          ],
        };
  };
}

/** Writes to a guest that their card holds less than their part now costs, and what to press. */
export function partRoseLetter(partMicro: number, hold: OwnHold): GroupLetter {
  return ({ host, merchant, locale, money }) => {
    const [part, held] = [money(partMicro), money(hold.amountMicro)];
    const card = ownCard(hold, locale);
    return locale === 'zh'
      ? {
          subject: `你的部分現為 ${part}`,
          sentences: [
            `你在 ${host} 的團體訂單（${merchant}）中的部分現為 ${part}，${card} 只預留了 ${held}。請開啟團體訂單並按「支付我的部分」，新金額會取代之前的預留款項。在此之前 ${host} 不能下單，除非由 ${host} 代你支付。`,
          ],
        }
      : {
          subject: `Your part is now ${part}`,
          sentences: [
            `Your part of ${host}’s order from ${merchant} is now ${part}. ${card} holds ${held} of it. Open the group order and press “Pay my part”: the new amount replaces the one before. Until then ${host} can’t order, unless they pay for you.`,
          ],
        };
  };
}

/** Writes to a guest that their bank has let a hold lapse, and what to press. */
export function holdLapsedLetter(hold: OwnHold): GroupLetter {
  return ({ host, merchant, locale, money }) => {
    const held = money(hold.amountMicro);
    const card = ownCard(hold, locale);
    return locale === 'zh'
      ? {
          subject: '請再次支付你的部分',
          sentences: [
            `${card} 為 ${host} 的團體訂單（${merchant}）預留的 ${held} 已滿一星期，銀行已解除預留，沒有扣款。請開啟團體訂單並按「支付我的部分」。在此之前 ${host} 不能下單，除非由 ${host} 代你支付。`,
          ],
        }
      : {
          subject: 'Pay your part again',
          sentences: [
            `${card} held ${held} for ${host}’s order from ${merchant} for a week, and your bank has released it. Nothing was charged. Open the group order and press “Pay my part”. Until then ${host} can’t order, unless they pay for you.`,
          ],
        };
  };
}

/** Writes that the host has cancelled a group, and what the reader's own card gets back. */
export function cancelledLetter(hasDishes: boolean, released: OwnHold | undefined): GroupLetter {
  return (facts) => {
    const { host, isHost, merchant, locale } = facts;
    const [nothing, kept] =
      locale === 'zh'
        ? ['沒有扣款。', '你的餐點仍在你的購物車內。']
        : ['Nothing was charged.', 'Your dishes are still in your cart.'];
    const rest = [...(released ? releasedWords(released, facts) : [nothing]), ...(hasDishes ? [kept] : [])];
    return locale === 'zh'
      ? {
          subject: isHost ? '你的團體訂單已取消' : `${host} 的團體訂單已取消`,
          sentences: [`${merchant} 的團體訂單已取消，沒有訂購任何餐點。`, ...rest],
        }
      : {
          subject: isHost ? 'Your group order was cancelled' : `${host}’s group order was cancelled`,
          sentences: [`The group order from ${merchant} was cancelled, so no food was ordered.`, ...rest],
        };
  };
}

/** Writes that nobody placed a group's order in time, to a guest whose card held their part. */
export function expiredLetter(released: OwnHold): GroupLetter {
  return (facts) => {
    const { host, merchant, locale } = facts;
    const back = releasedWords(released, facts);
    return locale === 'zh'
      ? {
          subject: `${host} 的團體訂單已結束`,
          sentences: [`${merchant} 的團體訂單未有及時下單，所以沒有訂購任何餐點。`, ...back],
        }
      : {
          subject: `${host}’s group order has ended`,
          sentences: [
            `Nobody placed the group order from ${merchant} in time, so no food was ordered.`,
            ...back,
          ],
        };
  };
}

/** Writes to a guest whom the host removed what their card gets back. */
export function removedLetter(released: OwnHold): GroupLetter {
  return (facts) => {
    const { host, merchant, locale } = facts;
    const back = releasedWords(released, facts);
    return locale === 'zh'
      ? {
          subject: `你已不在 ${host} 的團體訂單內`,
          sentences: [`你已被移出 ${merchant} 的團體訂單，訂單不會包括你的餐點。`, ...back],
        }
      : {
          subject: `You’re no longer in ${host}’s group order`,
          sentences: [
            `You were removed from the group order from ${merchant}, so your dishes won’t be ordered.`,
            ...back,
          ],
        };
  };
}

function releasedWords(hold: OwnHold | undefined, { locale, money }: GroupFacts): readonly string[] {
  if (!hold) return [];
  const [card, amount] = [ownCard(hold, locale), money(hold.amountMicro)];
  return [
    locale === 'zh'
      ? `${card}：已解除預留的 ${amount}，沒有扣款。`
      : `${card}: ${amount} is released. Nothing was charged.`,
  ];
}

function ownCard({ paymentMethod: { cardDisplayDetails } }: OwnHold, locale: Locale): string {
  const card = cardDisplayDetails && cardWords(cardDisplayDetails, locale);
  return locale === 'zh' ? `你的 ${card ?? '信用卡'}` : `Your ${card ?? 'card'}`;
}
