import { hueColours, isPictureHue } from '../pictures/hues';
import { patternNames } from '../pictures/patterns';
import type { MerchantSeed } from './merchant-seed';

const HUES = Object.keys(hueColours).filter(isPictureHue);

type Enamel = MerchantSeed['enamel'];

/**
 * Returns the colours of a merchant's nth dish: first the merchant's own, then the next hue and pattern, so
 * that neighbours differ.
 */
export function itemEnamel({ hue, pattern }: Enamel, index: number): Enamel {
  return {
    hue: HUES[(HUES.indexOf(hue) + index * 3) % HUES.length] ?? hue,
    pattern: patternNames[(patternNames.indexOf(pattern) + index * 5) % patternNames.length] ?? pattern,
  };
}
