import chilli from '../../glyphs/chilli-bite.svg';
import dumpling from '../../glyphs/dumpling-bite.svg';
import falafel from '../../glyphs/falafel-bite.svg';
import rice from '../../glyphs/rice-bite.svg';
import roll from '../../glyphs/roll-bite.svg';
import salad from '../../glyphs/salad-bite.svg';
import springRoll from '../../glyphs/spring-roll-bite.svg';
import sushi from '../../glyphs/sushi-bite.svg';
import tomato from '../../glyphs/tomato-bite.svg';

/** The carrier of the home page, with floor, side and zone on each tier as a courier reads them. */
export const heroTiers = [
  { code: '7·N·B', glyphUrls: [falafel, salad, tomato] },
  { code: '3·S·LOBBY', glyphUrls: [dumpling, sushi, springRoll] },
  { code: '12·E·A', glyphUrls: [rice, roll, chilli] },
] as const;
