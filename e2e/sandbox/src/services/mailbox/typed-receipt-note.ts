import type { Locale } from '@tiffin/contracts';

type Names = { readonly guestName: string; readonly hostName: string };

/** Writes why a letter goes to the address that a guest typed for the receipt of their part. */
export function typedReceiptNote({ guestName, hostName }: Names, locale: Locale): string {
  return locale === 'zh'
    ? `${guestName} 在 ${hostName} 的團體訂單中以此電郵收取自己部分的收據。如非你本人，請忽略此電郵。`
    : `${guestName} gave this email for the receipt of their part in ${hostName}’s group order. If it wasn’t you, ignore this email.`;
}
