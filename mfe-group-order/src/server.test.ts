import { expect, it } from '@jest/globals';
import { LOCALES } from '@tiffin/contracts';
import type { ServerPage } from '@tiffin/contracts';
import { pageHeadSchema } from '@tiffin/contracts/schemas';
import { routes } from './routes';
import { remote } from './server';

const GROUP = '/order/fulfillments/:fulfillmentId/edit';
const page: ServerPage = {
  params: { fulfillmentId: 'f1', linkId: 'k3jpqz8mv1' },
  query: 'invite_id=k3jpqz8mv1',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers: {},
};
const card = { hostFirstName: 'Ana', merchantName: 'Lucknow Lunch Home', isOpen: true };
const known: ServerPage = { ...page, answers: { getInviteCard: card } };

it.each(routes.flatMap(({ path }) => LOCALES.map((locale) => ({ path, locale }))))(
  'has a head for $path in $locale, which names nobody without the card of an invitation',
  ({ path, locale }) => {
    const head = pageHeadSchema.parse(remote.heads[path]?.({ ...page, locale }));
    expect(JSON.stringify(head)).not.toMatch(/Ana|Lucknow|k3jpqz8mv1|f1/);
  },
);

it.each([
  ['invite_id=k3jpqz8mv1', 'You’re invited to a group order'],
  ['?lang=en&invite_id=k3jpqz8mv1', 'You’re invited to a group order'],
  ['', 'Group order'],
  ['?invite_id=', 'Group order'],
  ['?not_invite_id=k3jpqz8mv1', 'Group order'],
])('titles the page of a group with the query "%s" as %s', (query, title) => {
  expect(remote.heads[GROUP]?.({ ...page, query })?.title).toBe(title);
});

it.each(routes.map(({ path }) => path))('names host and restaurant of an invitation at %s', (path) => {
  const head = pageHeadSchema.parse(remote.heads[path]?.(known));
  expect(head.title).toBe('Ana’s group order at Lucknow Lunch Home');
  expect(JSON.stringify(head)).not.toMatch(/k3jpqz8mv1|f1/);
});

it('names nobody on the page of a group without an invitation', () => {
  expect(remote.heads[GROUP]?.({ ...known, query: '' })).toEqual({ title: 'Group order' });
});

it('invites by a short link', () => {
  expect(remote.heads['/g/:linkId']?.({ ...page, query: '' })?.title).toBe('You’re invited to a group order');
  expect(remote.heads['/g/:linkId']?.({ ...page, query: '', locale: 'zh' })?.title).toBe(
    '邀請你加入團體訂單',
  );
});
