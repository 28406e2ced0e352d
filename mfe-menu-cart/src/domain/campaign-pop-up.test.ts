import { expect, it } from '@jest/globals';
import { makeMerchant } from '@tiffin/testing';
import { campaignPopUp, parseClosedCampaigns, withClosedCampaign } from './campaign-pop-up';

const menuPopUp = { title: 'A gift', description: 'With each thali.', imageUrl: null };
const campaign = {
  campaignType: 'GENERIC',
  marketingMenuHighlight: null,
  menuPopUp,
  suppressPopupOnLoad: false,
} as const;
const merchantWith = (...marketingDataList: Parameters<typeof campaignPopUp>[0]['marketingDataList']) =>
  makeMerchant({ marketingDataList });
const key = 'merchant-1 GENERIC A gift';

it.each([
  ['a campaign with a pop-up', merchantWith(campaign), [], key],
  [
    'an employee price with a pop-up',
    merchantWith({ ...campaign, campaignType: 'EMPLOYEE_PRICING' }),
    [],
    'merchant-1 EMPLOYEE_PRICING A gift',
  ],
  ['a suppressed one', merchantWith({ ...campaign, suppressPopupOnLoad: true }), [], undefined],
  ['one without a pop-up', merchantWith({ ...campaign, menuPopUp: null }), [], undefined],
  [
    'an empty pop-up',
    merchantWith({ ...campaign, menuPopUp: { ...menuPopUp, title: ' ', description: '' } }),
    [],
    undefined,
  ],
  ['one that was closed', merchantWith(campaign), [key], undefined],
  [
    'a second one after the first was closed',
    merchantWith(campaign, { ...campaign, menuPopUp: { ...menuPopUp, title: 'More' } }),
    [key],
    'merchant-1 GENERIC More',
  ],
])('[MER-06] the pop-up of %s', (_what, merchant, closed, expected) => {
  expect(campaignPopUp(merchant, closed)?.key).toBe(expected);
});

it.each([
  [null, []],
  ['text', []],
  [[1, 'a', {}], ['a']],
])('[MER-06] reads the closed campaigns from %j', (stored, expected) => {
  expect(parseClosedCampaigns(stored)).toEqual(expected);
});

it('[MER-06] remembers each closed campaign once, and the last 50', () => {
  const many = Array.from({ length: 50 }, (_, index) => `campaign ${index}`);
  expect(withClosedCampaign(['a', 'b'], 'a')).toEqual(['b', 'a']);
  expect(withClosedCampaign(many, 'new')).toHaveLength(50);
  expect(withClosedCampaign(many, 'new').at(-1)).toBe('new');
});
