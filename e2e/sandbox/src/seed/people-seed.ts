/** The two test users, who share a password, and what they own initially. */
export const PEOPLE = [
  {
    id: 'user-ana-oliveira',
    email: 'ana@northlight.example',
    firstName: 'Ana',
    lastName: 'Oliveira',
    points: 12_500,
    creditMap: { CAD: 5_000_000 },
    addresses: [
      {
        id: 'address-ana-mercer',
        detail: {
          lat: 43.6455,
          lng: -79.3901,
          userDeliveryAddressExtraInfoDetail: {
            addressLine1: '12 Mercer Street',
            addressLine2: '7th floor, Zone B',
            city: 'Toronto',
            province: 'ON',
            postalCode: 'M5V 1H3',
            country: 'CA',
          },
          deliveryInstructions: 'Steel shelf in the pantry, north side.',
        },
      },
      {
        id: 'address-ana-home',
        detail: {
          lat: 43.6543,
          lng: -79.4011,
          userDeliveryAddressExtraInfoDetail: {
            addressLine1: '88 Augusta Avenue',
            addressLine2: '',
            city: 'Toronto',
            province: 'ON',
            postalCode: 'M5T 2L1',
            country: 'CA',
          },
        },
      },
    ],
    cards: [
      { id: 'pm_ana_visa', brand: 'visa', last4: '4242', behaviour: 'passes' },
      { id: 'pm_ana_challenge', brand: 'visa', last4: '3184', behaviour: 'challenges' },
    ],
  },
  {
    id: 'user-ben-tran',
    email: 'ben@northlight.example',
    firstName: 'Ben',
    lastName: 'Tran 陳本',
    points: 900,
    creditMap: {},
    addresses: [
      {
        id: 'address-ben-mercer',
        detail: {
          lat: 43.6455,
          lng: -79.3901,
          userDeliveryAddressExtraInfoDetail: {
            addressLine1: '12 Mercer Street',
            addressLine2: '3rd floor',
            city: 'Toronto',
            province: 'ON',
            postalCode: 'M5V 1H3',
            country: 'CA',
          },
        },
      },
    ],
    cards: [{ id: 'pm_ben_mastercard', brand: 'mastercard', last4: '4444', behaviour: 'passes' }],
  },
] as const;

export const PASSWORD_OF_TEST_USERS = 'lunch';
