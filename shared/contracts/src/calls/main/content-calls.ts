import { z } from 'zod';
import { identifierSchema, instantSchema, lineSchema, queryFlagSchema } from '../../entities/basics';
import { deliveryInfoSchema, merchantSchema } from '../../entities/merchant';
import { menuChoicesSchema, menuSchema } from '../../entities/menu';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';

const flag = queryFlagSchema.optional();
const merchantAnswer = z.object({ merchant: merchantSchema });
const menuAnswer = z.object({ menu: menuSchema });

/** Calls for merchants and their menus. */
export const contentCalls = {
  getBrands: mainCall({
    method: 'GET',
    path: '/v1/brands',
    auth: 'none',
    isPublic: true,
    summary: 'A brand: the name that several merchants share.',
    query: z.object({ externalId: identifierSchema }),
    response: z.object({
      brand: z.object({ id: requiredTextSchema, externalId: requiredTextSchema, name: z.string() }),
    }),
    errors: ['NOT_FOUND'],
  }),
  getMerchant: mainCall({
    method: 'GET',
    path: '/v1/merchants',
    auth: 'none',
    isPublic: true,
    summary: 'A merchant by its external id, its brand or its id; a checkout code shows the prices it gives.',
    query: z.object({
      externalId: identifierSchema.optional(),
      brandExternalId: identifierSchema.optional(),
      id: identifierSchema.optional(),
      cartCheckoutCode: lineSchema(40).optional(),
    }),
    response: merchantAnswer,
    errors: ['NOT_FOUND'],
  }),
  getMerchantPreview: mainCall({
    method: 'GET',
    path: '/v1/merchantpreview',
    auth: 'none',
    isPublic: true,
    summary: 'A merchant that is not open to the public yet, for those who set it up.',
    query: z.object({ merchantPreviewId: identifierSchema, countryCode: lineSchema(2) }),
    response: merchantAnswer,
    errors: ['NOT_FOUND'],
  }),
  getMerchantDeliveryInfo: mainCall({
    method: 'GET',
    path: '/merchants/{id}/delivery-info',
    auth: 'none',
    isPublic: true,
    summary: "Charge, minimum and time of a merchant's delivery; null where it does not deliver.",
    response: z.object({ deliveryInfo: deliveryInfoSchema.nullable() }),
    errors: [],
  }),
  getMenus: mainCall({
    method: 'GET',
    path: '/v1/menus',
    auth: 'none',
    isPublic: true,
    summary: 'The menu of a merchant, with or without the choices of its items.',
    query: z.object({
      merchantExternalId: identifierSchema,
      excludeChoices: flag,
      includeChoicesForItemId: identifierSchema.optional(),
      debug: flag,
      menuDraftId: identifierSchema.optional(),
    }),
    response: menuAnswer,
    errors: ['NOT_FOUND'],
  }),
  getMenu: mainCall({
    method: 'GET',
    path: '/v1/menu/{id}',
    auth: 'none',
    isPublic: true,
    summary: 'A menu by its id, as it will be at a given time.',
    query: z.object({
      excludeChoices: flag,
      dateTime: instantSchema.optional(),
      debug: flag,
      menuDraftId: identifierSchema.optional(),
    }),
    response: menuAnswer,
    errors: [],
  }),
  getItemChoices: mainCall({
    method: 'GET',
    path: '/v1/menu/{menuId}/items/{itemId}/choices',
    auth: 'none',
    isPublic: true,
    summary: 'The choices and options of one item.',
    response: menuChoicesSchema,
    errors: [],
  }),
} as const;
