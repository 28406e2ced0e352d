type Named = {
  readonly firstName: string;
  readonly lastName: string;
  /** Order of joining. */
  readonly seat: number;
};

/**
 * Returns people such that their first names alone tell them apart. Those who share one get their whole name as the first
 * name, and those who share all of it a number: "Bea", "Bea (2)". Everybody else is returned unchanged.
 */
export function withDistinctNames<Person extends Named>(people: readonly Person[]): Person[] {
  const byFirstName = new Map<string, readonly Person[]>();
  for (const person of [...people].sort((a, b) => a.seat - b.seat)) {
    const key = person.firstName.toLowerCase();
    byFirstName.set(key, [...(byFirstName.get(key) ?? []), person]);
  }
  return people.map((person) => {
    const namesakes = byFirstName.get(person.firstName.toLowerCase()) ?? [];
    if (namesakes.length < 2) return person;
    const whole = wholeName(person);
    const number = namesakes.filter((one) => isSame(wholeName(one), whole)).indexOf(person) + 1;
    return { ...person, firstName: number === 1 ? whole : `${whole} (${number})`, lastName: '' };
  });
}

function wholeName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
