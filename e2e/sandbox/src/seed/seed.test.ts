import { gzipSync } from 'node:zlib';
import { menuSchema } from '@tiffin/contracts/schemas';
import { isAcceptingState } from '@tiffin/domain';
import { pictureFromPath } from '../pictures/picture-path';
import { checkOptions } from '../services/carts/check-options';
import { opennessAt } from '../services/content/opening-hours';
import { contentSeed } from './content-seed';
import { dishFacts } from './kitchens/dish-facts';
import { KITCHENS } from './kitchens/kitchens';
import { TRANSLATIONS } from './translations';

const seeded = contentSeed();

it('has merchants of many cities, currencies, zones, hours, display modes and states', () => {
  const kinds = (of: (record: (typeof seeded)[number]['record']) => unknown): number =>
    new Set(seeded.map(({ record }) => of(record))).size;
  expect(seeded.length).toBeGreaterThanOrEqual(24);
  expect(kinds(({ address }) => address.city)).toBe(6);
  expect(kinds(({ currencyCode }) => currencyCode)).toBe(6);
  expect(kinds(({ timeZone }) => timeZone)).toBe(6);
  expect(kinds(({ displayConfiguration }) => displayConfiguration.displayMode)).toBe(4);
  expect(kinds(({ state }) => state)).toBeGreaterThanOrEqual(4);
});

it.each(['lucknow-lunch-home', 'mak-kee-dim-sum', 'fournil-et-fils'])(
  '%s takes orders at any hour, so that tests and demonstrations can order',
  (externalId) => {
    const { record } = seeded.find((one) => one.record.externalId === externalId) ?? {};
    const hours = record ?? { openHours: [], timeZone: 'UTC' };
    const opens = Array.from({ length: 24 }, (_, hour) => opennessAt(hours, hour * 3_600_000).open);
    expect(opens).not.toContain(false);
    expect(isAcceptingState(record?.state ?? 'OFF')).toBe(true);
    expect(record?.displayConfiguration.displayMode).not.toBe('ORDER_AHEAD');
  },
);

it.each(Object.entries(KITCHENS))('draws every dish of the kitchen %s for itself', (_name, kitchen) => {
  const drawings = [...kitchen.sections, ...(kitchen.draft ?? [])]
    .flatMap(({ dishes }) => dishes)
    .map(({ drawing }) => drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(Object.entries(KITCHENS))(
  'declares allergens and calories of every dish of the kitchen %s',
  (_name, kitchen) => {
    const dishes = kitchen.sections.flatMap((section) => section.dishes);
    const silent = dishes.filter(({ drawing }) => !dishFacts(drawing)).map(({ name }) => name[0]);
    // It changes every day, so that one dish declares nothing.
    expect(silent).toEqual(kitchen === KITCHENS.levant ? ['Staff plate'] : []);
  },
);

it('has one menu of 2,000 items', () => {
  const { menu } = seeded.find((one) => one.record.externalId === 'the-two-thousand') ?? {};
  expect(Object.keys(menu?.items ?? {})).toHaveLength(2000);
});

describe.each(seeded.map((one) => [one.record.externalId, one] as const))('%s', (_name, { record, menu }) => {
  it('has a menu that follows the contract, and whose references and pictures exist', () => {
    expect(menuSchema.safeParse(menu).error).toBeUndefined();
    const missing = [
      ...menu.categories.flatMap(({ itemIds }) => itemIds.filter((id) => !menu.items[id])),
      ...Object.values(menu.items).flatMap(({ choiceIds }) => choiceIds.filter((id) => !menu.choices[id])),
      ...Object.values(menu.choices).flatMap(({ optionIds }) => optionIds.filter((id) => !menu.options[id])),
      ...Object.values(menu.options).flatMap(({ subchoiceIds }) =>
        subchoiceIds.filter((id) => !menu.choices[id]),
      ),
      ...[record.imageUrl, record.theme.headerImageUrl ?? ''].filter(
        (path) => pictureFromPath(path) === null,
      ),
    ];
    expect(missing).toEqual([]);
    for (const { images } of Object.values(menu.items).slice(0, 60))
      expect(images.map(({ key }) => pictureFromPath(key))).not.toContain(null);
  });

  it('sends the pictures of the first row of its menu in less than 60 kB, composed of its own dishes', () => {
    const band = record.theme.headerImageUrl ?? '';
    const items = menu.categories[0]?.itemIds.slice(0, 2).map((id) => menu.items[id]?.images[0]?.key ?? '');
    const bytes = [band, ...(items ?? [])].map((path) => gzipSync(pictureFromPath(path) ?? '').length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000);
    const drawn = new Set(Object.values(menu.items).map(({ images }) => drawingsOf(images[0]?.key)[0]));
    const shown = drawingsOf(band);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(shown.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('[CFG-02] translates every name of its menu into Chinese', () => {
    if (record.externalId === 'the-two-thousand') return;
    const said = [
      record.description,
      ...record.categories,
      ...Object.values(menu.items).flatMap(({ name, description, availability }) => [
        name,
        description,
        ...(availability.reason ? [availability.reason] : []),
      ]),
      ...menu.categories.map(({ name }) => name),
      ...Object.values(menu.choices).map(({ name }) => name),
      ...Object.values(menu.options).map(({ name }) => name),
    ];
    expect(said.filter((text) => !TRANSLATIONS.has(text))).toEqual([]);
  });

  it('requires no choice that cannot be made', () => {
    for (const item of Object.values(menu.items).slice(0, 60)) {
      const chosen = defaultsOf(menu, item.choiceIds, null);
      expect(() => checkOptions(menu, item, chosen)).not.toThrow();
    }
  });
});

/** Returns the names of the dishes in a picture's path. */
function drawingsOf(path = ''): readonly string[] {
  const [, names = ''] = /\/[a-z]+-[a-z]+-([a-z_-]+?)(?:-\d+)?\.svg$/.exec(path) ?? [];
  return names.split('_');
}

type Chosen = { id: string; choiceId: string; parentOptionId: string | null; incrementCount: number };

function defaultsOf(
  menu: (typeof seeded)[number]['menu'],
  choiceIds: readonly string[],
  parentOptionId: string | null,
): Chosen[] {
  return choiceIds.flatMap((choiceId) => {
    const choice = menu.choices[choiceId];
    const available = (choice?.optionIds ?? []).filter((id) => menu.options[id]?.availability.isAvailable);
    return available
      .slice(0, choice?.minSelectable)
      .flatMap((id) => [
        { id, choiceId, parentOptionId, incrementCount: 1 },
        ...defaultsOf(menu, menu.options[id]?.subchoiceIds ?? [], id),
      ]);
  });
}
