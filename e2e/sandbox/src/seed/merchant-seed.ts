import type { DisplayMode, MerchantState } from '@tiffin/contracts';
import type { PictureHue } from '../pictures/hues';
import type { PicturePattern } from '../pictures/patterns';
import type { CITIES } from './cities';
import type { HOURS } from './hours';
import type { KITCHENS } from './kitchens/kitchens';
import type { Named } from './kitchens/kitchen';

export type MerchantSeed = {
  readonly externalId: string;
  readonly name: string;
  /** External id and name of the brand. A merchant without one is its own brand. */
  readonly brand: { readonly externalId: string; readonly name: string } | null;
  /** Whether an order needs a code that is sent by e-mail. */
  readonly asksCode: boolean;
  readonly kitchen: keyof typeof KITCHENS;
  readonly city: keyof typeof CITIES;
  readonly street: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly enamel: { readonly hue: PictureHue; readonly pattern: PicturePattern };
  readonly about: Named;
  readonly hours: keyof typeof HOURS;
  /**
   * Charge, minimum and free-delivery threshold in Canadian dollars, minutes from and to; null if it does not
   * deliver.
   */
  readonly delivery: {
    readonly charge: number;
    readonly minimum: number;
    readonly freeFrom: number | null;
    readonly minutes: readonly [number, number];
  } | null;
  readonly mode: DisplayMode;
  readonly state: MerchantState;
  readonly highlight: Named | null;
  readonly isTop: boolean;
  readonly servicePercent: number;
  /** The stamps of a full card, and the credit that it gives, in the city's currency; null without a card. */
  readonly stamps: { readonly length: number; readonly reward: number } | null;
  readonly employeePrice: Named | null;
  /** A campaign with a pop-up on the menu; null if there is none. */
  readonly campaign: { readonly highlight: Named; readonly title: Named; readonly text: Named } | null;
  /** The merchant's menu on another site; null if it has none. */
  readonly externalMenuUrl: string | null;
  /** True if it takes orders on that site only. */
  readonly isRelay: boolean;
  readonly isGroupAppOnly: boolean;
  readonly supportsGroups: boolean;
  readonly supportsPickup: boolean;
  readonly pickupMaximumItems: number;
};

type Usual =
  | 'brand'
  | 'asksCode'
  | 'hours'
  | 'delivery'
  | 'mode'
  | 'state'
  | 'highlight'
  | 'isTop'
  | 'servicePercent'
  | 'stamps'
  | 'employeePrice'
  | 'campaign'
  | 'externalMenuUrl'
  | 'isRelay'
  | 'isGroupAppOnly'
  | 'supportsGroups'
  | 'supportsPickup'
  | 'pickupMaximumItems';

const USUAL: Pick<MerchantSeed, Usual> = {
  brand: null,
  asksCode: false,
  hours: 'always',
  delivery: { charge: 3.49, minimum: 12, freeFrom: 45, minutes: [25, 35] },
  mode: 'DEFAULT',
  state: 'ON',
  highlight: null,
  isTop: false,
  servicePercent: 0,
  stamps: null,
  employeePrice: null,
  campaign: null,
  externalMenuUrl: null,
  isRelay: false,
  isGroupAppOnly: false,
  supportsGroups: true,
  supportsPickup: true,
  pickupMaximumItems: 0,
};

/** Returns a merchant of which only what is unusual is said. */
export function merchant(seed: Omit<MerchantSeed, Usual> & Partial<Pick<MerchantSeed, Usual>>): MerchantSeed {
  return { ...USUAL, ...seed };
}
