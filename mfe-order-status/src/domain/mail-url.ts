type Letter = { readonly to: string; readonly subject: string; readonly lines: readonly string[] };

/** Returns a mailto URL (RFC 6068). No part of it can add a recipient or a header. */
export function mailUrl({ to, subject, lines }: Letter): string {
  const recipient = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
