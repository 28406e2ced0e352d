import { maybe, optional, whole } from './shape';

export const userDeliveryAddressDetailShape = whole({
  lat: 'number',
  lng: 'number',
  userDeliveryAddressExtraInfoDetail: whole({
    addressLine1: 'text',
    addressLine2: 'text',
    city: 'text',
    province: 'text',
    postalCode: 'text',
    country: 'text',
  }),
  deliveryInstructions: optional('text'),
});

export const deliveryAddressShape = whole({
  deliveryAddressId: 'id',
  address: 'text',
  lastUsedAt: maybe('instant'),
  createdAt: 'instant',
  deliveryAddressDetail: userDeliveryAddressDetailShape,
});
