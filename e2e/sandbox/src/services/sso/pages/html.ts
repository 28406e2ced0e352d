const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to insert into a page. */
export type Html = { readonly html: string };

function toHtml(value: unknown): string {
  if (Array.isArray(value)) return value.map(toHtml).join('');
  if (typeof value === 'object' && value !== null && 'html' in value) return String(value.html);
  return value === null || value === undefined || value === false
    ? ''
    : String(value).replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign);
}

/** Template tag for a piece of HTML. Escapes inserted text and keeps inserted HTML. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return { html: parts.reduce((whole, part, at) => whole + toHtml(values[at - 1]) + part) };
}
