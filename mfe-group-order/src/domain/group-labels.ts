import type { BillPart } from '@tiffin/contracts';

/** One label: a name that no other label has, and where the food goes. */
export type GroupLabel = {
  readonly part: BillPart;
  readonly name: string;
  readonly floor: string | null;
  readonly dropZone: string | null;
};

/**
 * Returns a label for each person, sorted by floor, drop zone and name; people without a floor come last. Two Beas are
 * told apart by the first letter of their last names, by the whole last name, or at last by the order of joining.
 */
export function groupLabels(people: readonly BillPart[], language: string): readonly GroupLabel[] {
  const compare = new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare;
  const byPlace = (one: string | null, other: string | null) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(one, other);
  };
  return namesOf(people)
    .map(({ person: part, name }) => ({
      part,
      name,
      floor: part.workLocation?.floor ?? null,
      dropZone: part.workLocation?.dropZone ?? null,
    }))
    .sort((a, b) => byPlace(a.floor, b.floor) || byPlace(a.dropZone, b.dropZone) || compare(a.name, b.name));
}

function namesOf(
  people: readonly BillPart[],
): readonly { readonly person: BillPart; readonly name: string }[] {
  const inOrder = [...people].sort((a, b) => a.seat - b.seat);
  const forms: readonly ((person: BillPart) => string)[] = [
    ({ firstName }) => firstName,
    ({ firstName, lastName }) => `${firstName} ${[...lastName][0] ?? ''}`.trim(),
    ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  ];
  const isSingle = (name: string, form: (person: BillPart) => string) =>
    inOrder.filter((other) => form(other).toLowerCase() === name.toLowerCase()).length === 1;
  return inOrder.map((person) => {
    const form = forms.find((one) => isSingle(one(person), one));
    if (form) return { person, name: form(person) };
    const name = `${person.firstName} ${person.lastName}`.trim();
    const same = inOrder.filter((other) => `${other.firstName} ${other.lastName}`.trim() === name);
    return { person, name: `${name} ${same.indexOf(person) + 1}` };
  });
}
