import { beforeAll, describe, expect, it } from '@jest/globals';
import type { InviteCard, PageHead, ServerPage } from '@tiffin/contracts';
import { inviteCardSchema, pageHeadSchema } from '@tiffin/contracts/schemas';
import { messagesReady, speak } from '@tiffin/i18n';
import { invitationHead } from './invitation-head';

beforeAll(async () => {
  speak('zh');
  await messagesReady();
});

const card: InviteCard = {
  hostFirstName: 'Ana',
  merchantName: 'Saffron Street',
  merchantExternalId: 'saffron-street',
  orderByTime: '2026-11-25T16:30:00Z',
  timeZone: 'America/Toronto',
  guestCount: 5,
  isOpen: true,
  imageUrl: 'https://pictures.test/cards/groups/k3jpqz8mv1.png?v=1',
};

function headOf(given: unknown, locale: ServerPage['locale'] = 'en'): PageHead {
  const answers = given === undefined ? {} : { getInviteCard: given };
  return pageHeadSchema.parse(
    invitationHead({ params: {}, query: '', siteUrl: 'https://tiffin.example', locale, answers }),
  );
}

it('says who orders where, until when, and how many are in', () => {
  expect(headOf(inviteCardSchema.parse(card))).toEqual({
    title: 'Ana’s group order at Saffron Street',
    description:
      'Order by 11:30 on Wed 25 Nov (Toronto time). 5 people have joined. Choose your own lunch, and it joins the group’s order. All you need is a name.',
    image: { url: card.imageUrl, alt: 'Ana’s group order at Saffron Street', width: 1200, height: 630 },
  });
});

it('says it in Chinese', () => {
  expect(headOf(card, 'zh')).toMatchObject({
    title: 'Ana 在 Saffron Street 的團體訂單',
    description:
      '請於 11月25日週三 11:30 前選餐（多倫多時間）。已有 5 人加入。選好自己的午餐，便會加入團體訂單。只需輸入名字。',
  });
});

it('counts one person as one', () => {
  expect(headOf({ ...card, guestCount: 1 }).description).toContain(' 1 person has joined. ');
});

describe.each([
  ['no deadline', { orderByTime: null }],
  ['a deadline that is no instant', { orderByTime: 'soon' }],
  ['a time zone that nobody knows', { timeZone: 'Mars/Olympus' }],
])('with %s', (_what, given) => {
  it('says only how many are in', () => {
    expect(headOf({ ...card, ...given }).description).toMatch(/^5 people have joined\. Choose/);
  });
});

it('says nothing of people where their number is missing', () => {
  expect(headOf({ ...card, guestCount: undefined, orderByTime: null }).description).toMatch(/^Choose/);
});

it('has the site’s picture where the card’s cannot be shown', () => {
  expect(headOf({ ...card, imageUrl: 'javascript:1' })).not.toHaveProperty('image');
});

it('cuts names that no title has room for', () => {
  const long = 'Maria '.repeat(200);
  expect(headOf({ ...card, hostFirstName: long, merchantName: long }).title.length).toBeLessThan(250);
});

it.each([
  ['a group that is not known', undefined],
  ['an answer that is no card', 'card'],
  ['a group that nobody can join', { ...card, isOpen: false }],
  ['a card without a host', { ...card, hostFirstName: ' ' }],
  ['a card without a merchant', { ...card, merchantName: 7 }],
])('invites in general words to %s', (_what, given) => {
  const head = headOf(given);
  expect(head.title).toBe('You’re invited to a group order');
  expect(JSON.stringify(head)).not.toMatch(/Ana|Saffron|image/);
});
