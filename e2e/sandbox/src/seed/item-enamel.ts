import { hueColours, isPictureHue } from '../pictures/hues';
import { isPicturePattern, patternShapes } from '../pictures/patterns';
import type { MerchantSeed } from './merchant-seeds';

const HUES = Object.keys(hueColours).filter(isPictureHue);
const PATTERNS = Object.keys(patternShapes).filter(isPicturePattern);

type Enamel = MerchantSeed['enamel'];

/** The enamel of a merchant's nth dish: the merchant's own first, then one hue and pattern on, so that neighbours differ. */
export function itemEnamel({ hue, pattern }: Enamel, index: number): Enamel {
  return {
    hue: HUES[(HUES.indexOf(hue) + index * 3) % HUES.length] ?? hue,
    pattern: PATTERNS[(PATTERNS.indexOf(pattern) + index * 5) % PATTERNS.length] ?? pattern,
  };
}
