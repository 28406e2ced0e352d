import type { AddressDraft } from './address-draft';

type DraftProblem = 'missing' | 'notChosen' | 'noStreet' | 'noNumber';

/**
 * Returns why nothing can be delivered to a draft yet, or null. A street needs a house number, unless the person moved the
 * pin to the door.
 */
export function draftProblem({ typed, chosen, houseNumber, moved }: AddressDraft): DraftProblem | null {
  if (typed.trim() === '') return 'missing';
  if (chosen === null || chosen.displayName !== typed.trim()) return 'notChosen';
  if (chosen.postalAddress === null) return 'noStreet';
  return chosen.isWholeStreet && houseNumber.trim() === '' && moved === null ? 'noNumber' : null;
}
