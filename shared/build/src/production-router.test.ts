import { readFileSync } from 'node:fs';
import { productionRouter } from './production-router.mjs';

it.each(Object.entries(productionRouter()))(
  '%s leads to files without development warnings',
  (_name, file) => {
    const text = readFileSync(file, 'utf8');
    const [chunk] = /\.\/chunk-[A-Z0-9]+\.mjs/.exec(text) ?? [];
    expect(readFileSync(new URL(chunk ?? '', `file://${file}`), 'utf8')).not.toContain(
      'ENABLE_DEV_WARNINGS = true',
    );
  },
);
