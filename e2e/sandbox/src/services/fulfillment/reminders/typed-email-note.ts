import type { Locale } from '@tiffin/contracts';

type Names = { readonly guestName: string; readonly hostName: string };

/** Writes who asked for a letter to an address that a guest typed, and how it stops. */
export function typedEmailNote({ guestName, hostName }: Names, locale: Locale): string {
  return locale === 'zh'
    ? `${guestName} 在 ${hostName} 的團體訂單中要求提醒此電郵。如要停止，請開啟以上連結並按「移除電郵」，或退出團體訂單。如非你本人要求，請忽略此電郵。團體訂單結束後，我們會刪除此電郵地址。`
    : `${guestName} asked for this reminder in ${hostName}’s group order. To stop it, open the link above and press “Remove email”, or leave the group order. If it wasn’t you, ignore this email. We delete your address when the group order ends.`;
}
