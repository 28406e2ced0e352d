#!/usr/bin/env node
// Hot reload of a remote in the pages of a deployed shell, where this package is installed from a registry.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { developAgainst } from '../src/develop-against.mjs';

const usage = `tiffin-dev <name> --against <url> [--open]   hot reload of a remote in the pages of a deployed shell

  --against <url>   the shell
  --open            opens the page in the browser
  --port <number>   port of the dev server, 3200 unless given`;

try {
  const { name, against, open, port } = readArguments();
  const { page, stop } = await developAgainst({ dir: resolve(name), against, port, opens: open });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(0)));
  console.log(`\n${name} reloads on every change at ${page}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      open: { type: 'boolean', default: false },
      port: { type: 'string', default: '3200' },
    },
  });
  const [name] = positionals;
  if (name === undefined || values.against === undefined || !existsSync(resolve(name, 'webpack.config.mjs')))
    throw new Error(`Name a folder with a remote, and a shell.\n\n${usage}`);
  return { name, against: values.against, open: values.open, port: Number(values.port) };
}
