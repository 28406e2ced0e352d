import type { Merchant } from '@tiffin/contracts';

/** What a merchant says about its service fee. Either part can be empty, but not both. */
export type ServiceFeeWords = { readonly subtitle: string; readonly description: string };

/**
 * Returns what a merchant discloses about its service fee; undefined if it discloses nothing (specification 3,
 * serviceFeeDisclosure).
 */
export function serviceFeeWords({
  serviceFeeDisclosure: { showDisclosure, popupSubtitle, popupDescription },
}: Pick<Merchant, 'serviceFeeDisclosure'>): ServiceFeeWords | undefined {
  const [subtitle, description] = [popupSubtitle.trim(), popupDescription.trim()];
  const isEmpty = subtitle === '' && description === '';
  return showDisclosure && !isEmpty ? { subtitle, description } : undefined;
}
