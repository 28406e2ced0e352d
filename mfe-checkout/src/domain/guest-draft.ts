import type { PlaceGuestOrderInput } from '@tiffin/contracts';
import { isEmail } from '@tiffin/domain';

/** What a guest has typed so far, unchanged. */
export type GuestDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
};
export type GuestField = keyof GuestDraft;
type GuestProblem = 'firstName' | 'email' | 'phoneNumber' | 'phoneLetters';
export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem>>>;

/** Returns what is wrong with a guest's input, by field; empty if the order can be sent. */
export function guestProblems({ firstName, email, phoneNumber }: GuestDraft): GuestProblems {
  const phone = phoneNumber.trim();
  return {
    ...(firstName.trim() === '' ? ({ firstName: 'firstName' } as const) : {}),
    ...(isEmail(email) ? {} : ({ email: 'email' } as const)),
    ...(/[^\d\s()+./-]/.test(phone)
      ? ({ phoneNumber: 'phoneLetters' } as const)
      : phone.replace(/\D/g, '').length < 7
        ? ({ phoneNumber: 'phoneNumber' } as const)
        : {}),
  };
}

/** Returns the profile for a guest's order. Both subscriptions follow the one checkbox (specification 3). */
export function guestProfile(draft: GuestDraft, wantsNews: boolean): PlaceGuestOrderInput['guestProfile'] {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phoneNumber: draft.phoneNumber.trim(),
    subscribedToEmail: wantsNews,
    subscribedToMerchantMarketingEmails: wantsNews,
    externalId: null,
  };
}
