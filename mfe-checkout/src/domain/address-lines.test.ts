import { expect, it } from '@jest/globals';
import { makeAddressDetail } from '@tiffin/testing/factories';
import { addressLines } from './address-lines';

const detail = makeAddressDetail();
const linesOf = (parts: Partial<typeof detail.userDeliveryAddressExtraInfoDetail>) =>
  addressLines({
    ...detail,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: '12 Mercer Street',
      addressLine2: 'Floor 3',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 1H3',
      country: 'CA',
      ...parts,
    },
  });

it('writes street and rest, and skips missing parts', () => {
  expect(linesOf({})).toEqual({ street: '12 Mercer Street, Floor 3', rest: 'Toronto ON M5V 1H3' });
  expect(linesOf({ addressLine2: '', province: '', postalCode: '' })).toEqual({
    street: '12 Mercer Street',
    rest: 'Toronto',
  });
});
