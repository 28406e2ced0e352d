import { existsSync, readFileSync } from 'node:fs';
import { withoutVendorPrefixes } from './without-vendor-prefixes.mjs';

it.each(Object.entries(withoutVendorPrefixes()))(
  '%s exists, and its one export is replaced',
  (file, ours) => {
    expect(existsSync(file)).toBe(true);
    expect(exportsOf(file)).toEqual(exportsOf(ours));
  },
);

function exportsOf(file: string): readonly (string | undefined)[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
    ([, name]) => name,
  );
}
