import { isRecord } from '@tiffin/contracts';

/** A restaurant, or a dish of it, that a person wants to find again. */
export type Favourite = {
  readonly merchantUrl: string;
  readonly merchantName: string;
  readonly imageUrl: string | null;
  /** Null: the restaurant itself. */
  readonly dish: { readonly id: string; readonly name: string } | null;
};

/** Favourites by person, the person of the last change first. */
export type FavouritesByPerson = readonly (readonly [person: string, favourites: readonly Favourite[]])[];

/** Stands for everybody who has not signed in. */
export const GUEST = 'guest';

const MOST_FAVOURITES = 50;
const MOST_PEOPLE = 5;
const LONGEST_TEXT = 500;

/** Returns the stored favourites. Leaves out what is malformed. */
export function parseFavourites(value: unknown): FavouritesByPerson {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((entry: unknown) => {
      if (!Array.isArray(entry)) return [];
      const [person, favourites]: readonly unknown[] = entry;
      if (!isText(person) || !Array.isArray(favourites)) return [];
      return [[person, favourites.filter(isFavourite).slice(0, MOST_FAVOURITES)] as const];
    })
    .slice(0, MOST_PEOPLE);
}

/** Returns the favourites of one person. Those of a guest belong to whoever signs in. */
export function favouritesOf(all: FavouritesByPerson, person: string): readonly Favourite[] {
  const own = storedOf(all, person);
  const asGuest = storedOf(all, GUEST).filter((one) => !own.some((other) => isSameFavourite(one, other)));
  return [...own, ...asGuest];
}

/** Adds a favourite of a person as the first, or removes it. Keeps at most 50 of each of the last 5 people. */
export function toggleFavourite(
  all: FavouritesByPerson,
  person: string,
  favourite: Favourite,
): FavouritesByPerson {
  const before = favouritesOf(all, person);
  const others = before.filter((one) => !isSameFavourite(one, favourite));
  const after = others.length < before.length ? others : [favourite, ...others].slice(0, MOST_FAVOURITES);
  const otherPeople = all.filter(([owner]) => owner !== person && owner !== GUEST);
  return [...(after.length > 0 ? [[person, after] as const] : []), ...otherPeople].slice(0, MOST_PEOPLE);
}

/** Returns whether both are the same restaurant or the same dish. Names and pictures may have changed. */
export function isSameFavourite(one: Favourite, other: Favourite): boolean {
  return one.merchantUrl === other.merchantUrl && one.dish?.id === other.dish?.id;
}

function storedOf(all: FavouritesByPerson, person: string): readonly Favourite[] {
  return all.find(([owner]) => owner === person)?.[1] ?? [];
}

function isFavourite(value: unknown): value is Favourite {
  if (!isRecord(value)) return false;
  const { merchantUrl, merchantName, imageUrl, dish } = value;
  return (
    isText(merchantUrl) &&
    isText(merchantName) &&
    (imageUrl === null || isText(imageUrl)) &&
    (dish === null || (isRecord(dish) && isText(dish['id']) && isText(dish['name'])))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
}
