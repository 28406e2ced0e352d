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
export type PhoneProblem =
  | 'phoneMissing'
  | 'phoneLetters'
  | 'phoneNumber'
  | 'phoneLong'
  | 'phoneCountry'
  | 'phoneUnknown'
  /** The rules for phone numbers are not loaded. */
  | 'phoneUnchecked';
type GuestProblem = 'firstName' | 'email' | PhoneProblem;
export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem>>>;

/** A phone number as it is sent (E.164) and as it is shown, or why it is none. */
export type PhoneReading =
  | { readonly kind: 'number'; readonly e164: string; readonly formatted: string }
  | { readonly kind: 'wrong'; readonly problem: PhoneProblem };
export type ReadPhone = (text: string) => PhoneReading;

/** Reads no number, because the rules for phone numbers are not loaded. */
export function readNoPhone(text: string): PhoneReading {
  return { kind: 'wrong', problem: text.trim() === '' ? 'phoneMissing' : 'phoneUnchecked' };
}

/** Returns what is wrong with a guest's input, by field; empty if the order can be sent. */
export function guestProblems({ firstName, email, phoneNumber }: GuestDraft, read: ReadPhone): GuestProblems {
  const phone = read(phoneNumber);
  return {
    ...(firstName.trim() === '' ? ({ firstName: 'firstName' } as const) : {}),
    ...(isEmail(email) ? {} : ({ email: 'email' } as const)),
    ...(phone.kind === 'wrong' ? { phoneNumber: phone.problem } : {}),
  };
}

/** Returns the profile for a guest's order. Both subscriptions follow the one checkbox (specification 3). */
export function guestProfile(
  draft: GuestDraft,
  wantsNews: boolean,
  read: ReadPhone,
): PlaceGuestOrderInput['guestProfile'] {
  const phone = read(draft.phoneNumber);
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phoneNumber: phone.kind === 'number' ? phone.e164 : draft.phoneNumber.trim(),
    subscribedToEmail: wantsNews,
    subscribedToMerchantMarketingEmails: wantsNews,
    externalId: null,
  };
}

type Contact = { readonly name: string; readonly email: string; readonly phone: string };

/** Returns a wallet's contact as a guest's input. The last word of a name is the last name. */
export function draftOfContact({ name, email, phone }: Contact): GuestDraft {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ');
  return { firstName, lastName, email, phoneNumber: phone };
}
