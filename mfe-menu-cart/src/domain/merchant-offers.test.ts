import { expect, it } from '@jest/globals';
import { makeMerchant } from '@tiffin/testing';
import { merchantOffers } from './merchant-offers';

const campaign = {
  campaignType: 'GENERIC',
  marketingMenuHighlight: { menuHighlightText: 'Mango season' },
  menuPopUp: null,
  suppressPopupOnLoad: true,
} as const;
const popUp = { title: 'A gift', description: 'With each thali.', imageUrl: null };

it.each([
  ['nothing', {}, []],
  ['a note', { highlightMessage: ' New ' }, [{ kind: 'note', text: 'New' }]],
  ['an empty note', { highlightMessage: ' ' }, []],
  ['a campaign', { marketingDataList: [campaign] }, [{ kind: 'campaign', text: 'Mango season' }]],
  [
    'a campaign with a pop-up only',
    { marketingDataList: [{ ...campaign, marketingMenuHighlight: null, menuPopUp: popUp }] },
    [{ kind: 'campaign', text: 'A gift' }],
  ],
  ['a campaign without words', { marketingDataList: [{ ...campaign, marketingMenuHighlight: null }] }, []],
  [
    'two campaigns with the same words',
    { marketingDataList: [campaign, campaign] },
    [{ kind: 'campaign', text: 'Mango season' }],
  ],
  [
    'a stamp card',
    { userStampCardProgress: { totalStampsCollected: 3, stampCardLength: 10 } },
    [{ kind: 'stamps', collected: 3, length: 10 }],
  ],
  [
    'more stamps than the card has',
    { userStampCardProgress: { totalStampsCollected: 12, stampCardLength: 10 } },
    [{ kind: 'stamps', collected: 10, length: 10 }],
  ],
])('[MER-06] [MER-07] offers of a merchant with %s', (_what, overrides, expected) => {
  expect(merchantOffers(makeMerchant(overrides))).toEqual(expected);
});

it('[MER-06] puts campaigns first, then stamps, promotions and the note', () => {
  const all = makeMerchant({
    highlightMessage: 'New',
    promotions: [{ id: 'LUNCH10', title: '10% off lunch', description: '' }],
    userStampCardProgress: { totalStampsCollected: 0, stampCardLength: 8 },
    marketingDataList: [campaign],
  });
  expect(merchantOffers(all).map(({ kind }) => kind)).toEqual(['campaign', 'stamps', 'promotion', 'note']);
});
