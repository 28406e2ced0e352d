import type { PlaceGuestOrderInput } from '@tiffin/contracts';
import { isEmail } from '@tiffin/domain';

/** What a guest has typed so far, as typed. */
export type GuestDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
};
export type GuestField = keyof GuestDraft;
type GuestProblem = 'firstName' | 'email' | 'phoneNumber' | 'phoneLetters';
export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem>>>;

export const emptyGuestDraft: GuestDraft = { firstName: '', lastName: '', email: '', phoneNumber: '' };

/** What is still wrong with a guest's words, by field; nothing where the order can be sent. */
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

/** The profile that goes with a guest's order; both subscriptions follow the one box (specification 3). */
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
