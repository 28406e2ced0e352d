/**
 * Returns the item of the URL for which a menu can be asked to include the choices; undefined where it can be none. Services
 * refuse a menu for an identifier that is none, and a wrong link must not cost the reader the menu.
 */
export function includedItem(item: string | null): string | undefined {
  return item !== null && /^[\w-]{1,200}$/.test(item) && !(item in {}) ? item : undefined;
}
