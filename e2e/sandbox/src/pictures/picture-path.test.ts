import { hueColours } from './hues';
import { pictureSizes } from './layouts';
import { pictureFromPath, picturePath } from './picture-path';

it('names no picture of a dish that has no drawing', () => {
  const enamel = { hue: 'paprika', pattern: 'ticks' } as const;
  expect(() => picturePath('item', enamel, ['robot'])).toThrow('add assets/dishes/robot.svg');
});

describe('pictureFromPath', () => {
  it('draws the same picture for the same path', () => {
    const path = '/pictures/band/turmeric-rings-dal-makhani_har-gow-2.svg';
    expect(pictureFromPath(path)).toBe(pictureFromPath(path));
  });

  it('draws the dishes that the path names, those behind first', () => {
    const enamel = { hue: 'paprika', pattern: 'ticks' } as const;
    const one = pictureFromPath(picturePath('merchant', enamel, ['chips'])) ?? '';
    const two = pictureFromPath(picturePath('merchant', enamel, ['chips', 'har-gow'])) ?? '';
    expect(one).not.toContain('id="hargow"');
    expect(two).toContain('id="hargow"');
    expect(two.indexOf('#hargow')).toBeLessThan(two.indexOf('url(#potato)', two.indexOf('url(#lamp)')));
  });

  it('defines once what several dishes of a picture refer to', () => {
    const svg = pictureFromPath('/pictures/band/paprika-ticks-har-gow_siu-mai_har-gow_congee_oden.svg') ?? '';
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('bamboo');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws another composition for another seed', () => {
    const first = pictureFromPath('/pictures/merchant/turmeric-rings-dal-makhani_har-gow.svg');
    const second = pictureFromPath('/pictures/merchant/turmeric-rings-dal-makhani_har-gow-1.svg');
    expect(first).not.toBe(second);
  });

  it.each(Object.entries(pictureSizes))('gives %s its size', (kind, { width, height }) => {
    expect(pictureFromPath(`/pictures/${kind}/paprika-ticks-fish-tacos.svg`)).toContain(
      `viewBox="0 0 ${width} ${height}"`,
    );
  });

  it('adapts to light and dark themes by itself', () => {
    const svg = pictureFromPath('/pictures/item/cardamom-waves-chefs-ten.svg') ?? '';
    const [light, dark] = svg.split('@media(prefers-color-scheme:dark)');
    expect(light).toContain(hueColours.cardamom.light[0]);
    expect(dark).toContain(hueColours.cardamom.dark[0]);
  });

  it.each([
    '/pictures/item/purple-rings-fish-tacos.svg',
    '/pictures/item/paprika-stripes-fish-tacos.svg',
    '/pictures/item/paprika-rings-robot.svg',
    '/pictures/poster/paprika-rings-fish-tacos.svg',
    '/pictures/item/paprika-rings-fish-tacos_robot.svg',
    '/pictures/item/paprika-rings-constructor.svg',
    `/pictures/item/paprika-rings-${Array(6).fill('fish-tacos').join('_')}.svg`,
    '/pictures/dish/../secret.svg',
    '/pictures/dish/robot.svg',
  ])('has no picture at %s', (path) => {
    expect(pictureFromPath(path)).toBeNull();
  });
});
