import type { BillPart, Locale, Order } from '@tiffin/contracts';
import { cardWords } from '../../mailbox/letter-rows';
import { hostPays } from '../../mailbox/host-pays';

type LetterWords = { readonly subject: string; readonly sentences: readonly string[] };

/** Who reads a letter about an order: whoever placed it, or a guest of the host who did. */
type OrderLetterFacts = {
  /** The host's first name for a guest of theirs; null for whoever placed the order. */
  readonly host: string | null;
  readonly merchant: string;
  readonly locale: Locale;
  readonly money: (micro: number) => string;
};

/** Writes a letter about an order to one reader in their language. It names no amount of anybody else. */
export type OrderLetter = (facts: OrderLetterFacts) => LetterWords;

/** What goes back to the reader, in micro units, and the payment that gets it. */
export type MoneyBack = {
  readonly amountMicro: number;
  readonly creditMicro: number;
  readonly paymentMethod: Order['paymentMethod'];
};

export type EndOfOrder = 'cancelled' | 'rejected' | 'undelivered';

const SUBJECTS = {
  en: {
    cancelled: ({ host, merchant }: OrderLetterFacts) =>
      `${host === null ? 'Your' : `${host}’s`} order from ${merchant} was cancelled`,
    rejected: ({ host, merchant }: OrderLetterFacts) =>
      `${merchant} couldn’t take ${host === null ? 'your' : `${host}’s`} order`,
    late: ({ host, merchant }: OrderLetterFacts) =>
      `${host === null ? 'Your' : `${host}’s`} order from ${merchant} is late`,
    goesOn: ({ host, merchant }: OrderLetterFacts) =>
      `${host === null ? 'Your' : `${host}’s`} order from ${merchant} goes on`,
  },
  zh: {
    cancelled: ({ host, merchant }: OrderLetterFacts) => `${whoseZh(host)}在 ${merchant} 的訂單已取消`,
    rejected: ({ host, merchant }: OrderLetterFacts) =>
      `${merchant} 未能接受${host === null ? '你' : ` ${host} `}的訂單`,
    late: ({ host, merchant }: OrderLetterFacts) => `${whoseZh(host)}在 ${merchant} 的訂單比預期遲`,
    goesOn: ({ host, merchant }: OrderLetterFacts) => `${whoseZh(host)}在 ${merchant} 的訂單會繼續`,
  },
} as const;

function whoseZh(host: string | null): string {
  return host === null ? '你' : `${host} `;
}

const ENDS = {
  en: {
    cancelled: 'This order was cancelled, so you get no food.',
    rejected: 'The restaurant couldn’t take this order, so you get no food.',
    undelivered: 'The courier couldn’t bring this order, so it was cancelled.',
  },
  zh: {
    cancelled: '此訂單已取消，因此沒有供應餐點。',
    rejected: '餐廳未能接單，因此沒有供應餐點。',
    undelivered: '外送員未能送達此訂單，因此訂單已取消。',
  },
} as const;

/** What became of a guest's part that their card did not pay. */
type OwedPart = Pick<BillPart, 'amountMicro' | 'isCoveredByCompany' | 'owedMicro' | 'settledTime'>;

/** Writes that an order ended without food, and what the reader gets back: from a card, or from the host whom they paid back. */
export function endedLetter(
  end: EndOfOrder,
  back: MoneyBack | undefined,
  part?: OwedPart | undefined,
): OrderLetter {
  return (facts) => {
    const { host, locale, money } = facts;
    const settledMicro = host !== null && part?.settledTime ? part.owedMicro : 0;
    const nothing =
      locale === 'zh'
        ? `你沒有付款，因此沒有退款${host === null ? '' : `，也不欠 ${host} 任何款項`}。`
        : `You paid nothing, so nothing goes back${host === null ? '' : `, and you owe ${host} nothing`}.`;
    const subject = SUBJECTS[locale][end === 'rejected' ? 'rejected' : 'cancelled'](facts);
    const settled =
      locale === 'zh'
        ? `你已還給 ${host} ${money(settledMicro)}，請向 ${host} 取回。`
        : `You paid ${host} ${money(settledMicro)} back. Ask ${host} for it.`;
    const sentences =
      settledMicro > 0
        ? [...(back ? backWords(back, facts, nothing) : []), settled]
        : backWords(back, facts, nothing);
    return { subject, sentences: [ENDS[locale][end], ...sentences] };
  };
}

/** Writes that the kitchen cannot make lines of an order, and who decides what happens. */
export function refusedLinesLetter(lines: readonly string[], canContinue: boolean): OrderLetter {
  return ({ host, merchant, locale }) => {
    if (locale === 'zh') {
      const todo = canContinue
        ? '請開啟訂單，選擇繼續或取消。餐廳正等候你的決定。'
        : '請開啟訂單，查看如何取得其餘餐點，或取消訂單。餐廳正等候你的決定。';
      return {
        subject: host === null ? `${merchant} 未能供應部分餐點` : `${merchant} 未能供應你的餐點`,
        sentences: [
          `餐廳未能供應：${lines.join('；')}。`,
          host === null ? todo : `訂單是否繼續由 ${host} 決定。`,
        ],
      };
    }
    const todo = canContinue
      ? 'Open the order and continue with the rest, or cancel it.'
      : 'Open the order to see how to get the rest, or cancel it.';
    return {
      subject:
        host === null ? `${merchant} can’t make all of your order` : `${merchant} can’t make your dishes`,
      sentences: [
        `The restaurant can’t make: ${lines.join('; ')}.`,
        host === null
          ? `${todo} The restaurant waits for you.`
          : `${host} decides whether the order goes on without that.`,
      ],
    };
  };
}

/** Writes that an order goes on without refused lines, and what the reader gets back or now owes. */
export function continuedLetter(
  lines: readonly string[],
  back: MoneyBack | undefined,
  part: OwedPart | undefined,
): OrderLetter {
  return (facts) => {
    const { host, locale, money } = facts;
    const without =
      locale === 'zh' ? `不包括：${lines.join('；')}。` : `It comes without: ${lines.join('; ')}.`;
    return {
      subject: SUBJECTS[locale].goesOn(facts),
      sentences: [...(lines.length > 0 ? [without] : []), ...backWords(back, facts, nothingBackWords())],
    };

    function nothingBackWords(): string {
      if (host === null || !part)
        return locale === 'zh'
          ? '你沒有為此付款，因此沒有退款。'
          : 'You paid nothing for it, so nothing goes back.';
      const [amount, owed] = [money(part.amountMicro), money(part.owedMicro)];
      if (part.settledTime !== null)
        return locale === 'zh'
          ? `你的部分現為 ${amount}。你已還款給 ${host}，請向 ${host} 取回差額。`
          : `Your part is now ${amount}. You had paid ${host} back, so ask ${host} for the difference.`;
      if (part.owedMicro > 0)
        return locale === 'zh'
          ? `你的部分現為 ${amount}，你欠 ${host} ${owed}。`
          : `Your part is now ${amount}. You owe ${host} ${owed}.`;
      if (part.amountMicro === 0)
        return locale === 'zh'
          ? `你的部分現為 ${amount}，不欠 ${host} 任何款項。`
          : `Your part is now ${amount}. You owe ${host} nothing.`;
      const pays = hostPays(host, part, locale);
      return locale === 'zh'
        ? `你的部分現為 ${amount}，${pays}。`
        : `Your part is now ${amount}. ${pays} it.`;
    }
  };
}

/** Writes that the promised time has passed; both as times of the restaurant's clock. */
export function lateLetter(
  promised: (locale: Locale) => string,
  expected: (locale: Locale) => string | null,
): OrderLetter {
  return (facts) => {
    const { locale } = facts;
    const [by, at] = [promised(locale), expected(locale)];
    const sentences =
      locale === 'zh'
        ? [`原定最遲 ${by}。`, at === null ? '暫時未有新的時間，請開啟訂單查看進度。' : `現預計為 ${at}。`]
        : [
            `It was promised by ${by}.`,
            at === null
              ? 'We don’t know a new time yet. Open the order to follow it.'
              : `It’s now expected at ${at}.`,
          ];
    return { subject: SUBJECTS[locale].late(facts), sentences };
  };
}

function backWords(
  back: MoneyBack | undefined,
  { locale, money }: OrderLetterFacts,
  nothing: string,
): readonly string[] {
  const { amountMicro, creditMicro } = back ?? { amountMicro: 0, creditMicro: 0 };
  if (!back || amountMicro + creditMicro === 0) return [nothing];
  const credit = money(creditMicro);
  return [
    ...(amountMicro > 0 ? [paymentBackWords(back.paymentMethod, money(amountMicro), locale)] : []),
    ...(creditMicro > 0
      ? [locale === 'zh' ? `${credit} 已退回你的餘額。` : `${credit} is back in your credit.`]
      : []),
  ];
}

function paymentBackWords(
  { cardDisplayDetails: card, paymentMethodIdentifier }: Order['paymentMethod'],
  amount: string,
  locale: Locale,
): string {
  if (card)
    return locale === 'zh'
      ? `${amount} 會在 5 至 10 日內退回你的 ${cardWords(card, locale)}。`
      : `${amount} goes back to your ${cardWords(card, locale)} in 5 to 10 days.`;
  if (paymentMethodIdentifier.paymentOptionType === 'INVOICE')
    return locale === 'zh'
      ? `${amount} 會從你公司的帳單扣除。`
      : `${amount} is taken off your company’s bill.`;
  return locale === 'zh'
    ? `${amount} 會在 5 至 10 日內退回原本的付款方式。`
    : `${amount} goes back the way you paid in 5 to 10 days.`;
}
