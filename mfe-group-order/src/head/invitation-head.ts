import type { Locale, PageHead, ServerPage } from '@tiffin/contracts';
import { CARD_SIZE, cut, fieldsOf, filled, pictureUrl, textOf } from '@tiffin/screen-parts/head-parts';
import { orderBySentence } from './order-by-sentence';
import { wordsOf } from './words';

/**
 * Returns the head of an invitation from `getInviteCard`: who orders where, until when, and how many are in. It names
 * neither if nobody can join, or if the group is not known.
 */
export function invitationHead({ answers, locale, siteUrl }: ServerPage): PageHead {
  const card = fieldsOf(answers.getInviteCard);
  const words = wordsOf(locale);
  const host = shortText(card.hostFirstName);
  const merchant = shortText(card.merchantName);
  if (card.isOpen !== true || host === undefined || merchant === undefined) return words.invitation;
  const { orderByTime, timeZone } = card;
  const title = filled(words.group.open, { host, merchant });
  const image = pictureUrl(card.imageUrl, siteUrl);
  const sentences = [
    orderBySentence({ orderByTime, timeZone }, locale),
    peopleSentence(card.guestCount, locale),
    words.invitation.description,
  ];
  return {
    title,
    description: sentences.filter((sentence) => sentence !== '').join(words.gap),
    ...(image !== undefined && { image: { url: image, alt: title, ...CARD_SIZE } }),
  };
}

function peopleSentence(count: unknown, locale: Locale): string {
  const { people } = wordsOf(locale);
  if (typeof count !== 'number' || !(count > 0)) return '';
  return filled(count === 1 ? people.one : people.other, { count: String(count) });
}

function shortText(value: unknown): string | undefined {
  const text = textOf(value);
  return text && cut(text, 100);
}
