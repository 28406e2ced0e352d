import { z } from 'zod';
import { MENU_ITEM_TAGS } from '../enumerations';
import { microSchema } from './basics';
import { requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

/** A picture by its entry key (a URL). A missing size falls back to the key. */
const menuImageSchema = z.object({
  key: requiredTextSchema,
  mobile: z.string().optional(),
  tablet: z.string().optional(),
  desktop: z.string().optional(),
});
export type MenuImage = z.infer<typeof menuImageSchema>;

export const perkSchema = z.object({
  id: requiredTextSchema,
  originalPriceMicro: microSchema,
  discountedPriceMicro: microSchema,
  savingsMicro: microSchema,
  isSelected: z.boolean(),
  note: z.string().nullable(),
  displayHint: z.string().nullable(),
});
export type Perk = z.infer<typeof perkSchema>;

const availabilitySchema = z.object({
  isAvailable: z.boolean(),
  /** Plain words shown beside a sold-out item, null where available. */
  reason: z.string().nullable().optional(),
});

const menuItemSchema = z.object({
  id: requiredTextSchema,
  name: z.string(),
  description: z.string(),
  displayPriceMicro: microSchema,
  /**
   * The price with what is preselected, as `startingPrice` of the domain computes it. Absent if it is displayPriceMicro;
   * `isFrom` where a choice that has to be made decides it, and this is the lowest one.
   */
  startingPrice: ofExtension('details', z.object({ priceMicro: microSchema, isFrom: z.boolean() })),
  perk: perkSchema.nullable(),
  choiceIds: z.array(requiredTextSchema),
  images: z.array(menuImageSchema),
  availability: availabilitySchema,
  tags: z.array(z.enum(MENU_ITEM_TAGS)),
  /** What the kitchen says about allergens, in plain words; absent where it says nothing. */
  allergenText: ofExtension('details', z.string()),
  /** Kilocalories of one portion as it is preselected; absent where the service does not know them. */
  calories: ofExtension('details', z.int().min(0)),
  /** Largest quantity of one line. */
  maxQuantity: z.int().min(1),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

const menuCategorySchema = z.object({
  id: requiredTextSchema,
  name: z.string(),
  itemIds: z.array(requiredTextSchema),
});
export type MenuCategory = z.infer<typeof menuCategorySchema>;

const menuChoiceSchema = z.object({
  id: requiredTextSchema,
  name: z.string(),
  optionIds: z.array(requiredTextSchema),
  minSelectable: z.int().min(0),
  /** Null where any number may be chosen. */
  maxSelectable: z.int().min(1).nullable(),
  minUniqueSelectable: z.int().min(0),
});
export type MenuChoice = z.infer<typeof menuChoiceSchema>;

const menuOptionSchema = z.object({
  id: requiredTextSchema,
  name: z.string(),
  /** Price of one increment. */
  priceMicro: microSchema,
  subchoiceIds: z.array(requiredTextSchema),
  isDefault: z.boolean(),
  defaultIncrementCount: z.int().min(0),
  maxIncrementCount: z.int().min(1),
  availability: z.object({ isAvailable: z.boolean() }),
  selected: z.boolean(),
  incrementCount: z.int().min(0),
  incrementNumerator: z.int().min(1),
  incrementDenominator: z.int().min(1).default(1),
});
export type MenuOption = z.infer<typeof menuOptionSchema>;

export const menuSchema = z.object({
  id: requiredTextSchema,
  merchantId: requiredTextSchema,
  hasInStorePricing: z.boolean(),
  isMenuIqEnabled: z.boolean(),
  items: z.record(z.string(), menuItemSchema),
  categories: z.array(menuCategorySchema),
  choices: z.record(z.string(), menuChoiceSchema),
  options: z.record(z.string(), menuOptionSchema),
  defaultLocale: z.string().default('en_CA'),
  supportedLocales: z.array(z.string()),
});
export type Menu = z.infer<typeof menuSchema>;

export const menuChoicesSchema = menuSchema.pick({ choices: true, options: true });
export type MenuChoices = z.infer<typeof menuChoicesSchema>;
