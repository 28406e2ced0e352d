/** Returns the attributes in `?elements=[{…}]`. Without them the page shows what is missing. */
export function readElements(json: string | undefined): readonly Readonly<Record<string, string>>[] {
  const value: unknown = JSON.parse(json ?? '[{}]');
  if (!Array.isArray(value)) return [{}];
  return value.map((attributes: unknown) =>
    Object.fromEntries(
      Object.entries({ ...(typeof attributes === 'object' && attributes) })
        .filter(([name]) => /^[a-z-]+$/.test(name))
        .map(([name, text]) => [name, String(text)]),
    ),
  );
}
