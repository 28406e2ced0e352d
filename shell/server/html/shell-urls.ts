import { ASSETS } from '../builds/shell-build';
import type { ShellBuild } from '../builds/shell-build';

/** Returns the URL of one of the shell's files. */
export function shellUrl(file: string): string {
  return ASSETS + file;
}

/** Returns the URL of the font; undefined for a build without one. */
export function fontUrlOf({ integrity }: Pick<ShellBuild, 'integrity'>): string | undefined {
  const font = Object.keys(integrity).find((path) => path.endsWith('.woff2'));
  return font && shellUrl(font);
}
