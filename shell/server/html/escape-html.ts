/** Returns a text that stands for itself in an element or in a quoted attribute, of HTML and of XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
