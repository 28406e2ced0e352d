import { glyphNames, isGlyph } from './glyph-families';
import { hueColours } from './hues';
import { pictureSizes } from './layouts';
import { patternShapes } from './patterns';
import { pictureFromPath, picturePath } from './picture-path';

describe('pictureFromPath', () => {
  it('draws the same picture for the same path', () => {
    const path = '/pictures/band/turmeric-rings-curry-rice-2.svg';
    expect(pictureFromPath(path)).toBe(pictureFromPath(path));
  });

  it('draws another composition for another seed', () => {
    const first = pictureFromPath('/pictures/merchant/turmeric-rings-curry-rice.svg');
    const second = pictureFromPath('/pictures/merchant/turmeric-rings-curry-rice-1.svg');
    expect(first).not.toBe(second);
  });

  it.each(Object.entries(pictureSizes))('gives %s its size', (kind, { width, height }) => {
    expect(pictureFromPath(`/pictures/${kind}/paprika-ticks-taco.svg`)).toContain(
      `viewBox="0 0 ${width} ${height}"`,
    );
  });

  it('adapts to light and dark themes by itself', () => {
    const svg = pictureFromPath('/pictures/item/cardamom-waves-sushi.svg') ?? '';
    const [light, dark] = svg.split('@media(prefers-color-scheme:dark)');
    expect(light).toContain(hueColours.cardamom.light[0]);
    expect(dark).toContain(hueColours.cardamom.dark[0]);
  });

  it('draws every glyph, hue and pattern, and uses each id once', () => {
    const glyphs = [...glyphNames].filter(isGlyph);
    expect(glyphs.length).toBeGreaterThanOrEqual(40);
    const hues = [
      'turmeric',
      'beetroot',
      'paprika',
      'coriander',
      'cardamom',
      'peaflower',
      'aubergine',
      'tamarind',
    ] as const;
    const patterns = ['dots', 'rings', 'gingham', 'waves', 'petals', 'ticks', 'weave', 'scales'] as const;
    expect(Object.keys(hueColours)).toEqual(expect.arrayContaining([...hues]));
    expect(Object.keys(patternShapes)).toEqual([...patterns]);
    glyphs.forEach((glyph, index) => {
      const enamel = { hue: hues[index % 8] ?? 'turmeric', pattern: patterns[index % 8] ?? 'dots' };
      const svg = pictureFromPath(picturePath('hero', enamel, glyph, index)) ?? '';
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]);
      expect(ids).toEqual(expect.arrayContaining(references));
    });
  });

  it.each([
    '/pictures/item/purple-rings-taco.svg',
    '/pictures/item/paprika-stripes-taco.svg',
    '/pictures/item/paprika-rings-robot.svg',
    '/pictures/poster/paprika-rings-taco.svg',
    '/pictures/glyph/../secret.svg',
    '/pictures/glyph/robot.svg',
  ])('has no picture at %s', (path) => {
    expect(pictureFromPath(path)).toBeNull();
  });
});
