/** Pages of one person that are open at the same time; the tabs of a browser share one stream. */
const MOST_OF_PERSON = 6;
/** Streams of one process. */
const MOST_OF_PROCESS = 5_000;

export type StreamPlaces = {
  /** Returns a function that gives the place back; undefined if none is free. */
  readonly take: (externalUserId: string) => (() => void) | undefined;
};

/** Counts the open streams, so that one person or many cannot take all connections of the process. */
export function streamPlaces(): StreamPlaces {
  const byPerson = new Map<string, number>();
  let taken = 0;
  const change = (externalUserId: string, by: number): void => {
    taken += by;
    const next = (byPerson.get(externalUserId) ?? 0) + by;
    if (next === 0) byPerson.delete(externalUserId);
    else byPerson.set(externalUserId, next);
  };
  return {
    take: (externalUserId) => {
      if (taken >= MOST_OF_PROCESS || (byPerson.get(externalUserId) ?? 0) >= MOST_OF_PERSON) return undefined;
      change(externalUserId, 1);
      return () => change(externalUserId, -1);
    },
  };
}
