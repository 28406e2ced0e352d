import curryRice from './glyphs/curry-rice.svg';
import dumpling from './glyphs/dumpling.svg';
import falafel from './glyphs/falafel.svg';
import friedShrimp from './glyphs/fried-shrimp.svg';
import greenSalad from './glyphs/green-salad.svg';
import hotPepper from './glyphs/hot-pepper.svg';
import stuffedFlatbread from './glyphs/stuffed-flatbread.svg';
import sushi from './glyphs/sushi.svg';
import tomato from './glyphs/tomato.svg';

/** The carrier of the home page, with floor, side and zone on each tier as a courier reads them. */
export const heroTiers = [
  { code: '7·N·B', glyphUrls: [falafel, greenSalad, tomato] },
  { code: '3·S·LOBBY', glyphUrls: [dumpling, sushi, friedShrimp] },
  { code: '12·E·A', glyphUrls: [curryRice, stuffedFlatbread, hotPepper] },
] as const;
