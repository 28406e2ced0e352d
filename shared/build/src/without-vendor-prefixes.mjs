import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrapper = fileURLToPath(new URL('../../ui/package.json', import.meta.url));

/**
 * Returns the alias that leaves vendor prefixes out of stylis, the parser of styled-components: 1 kB in each first load. Pages do not
 * turn prefixes on, which webpack cannot see.
 */
export function withoutVendorPrefixes() {
  const styled = createRequire(createRequire(wrapper).resolve('styled-components'));
  const prefixer = join(dirname(styled.resolve('stylis/package.json')), 'src/Prefixer.js');
  return { [prefixer]: join(import.meta.dirname, 'no-vendor-prefix.js') };
}
