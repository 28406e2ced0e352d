import type { ShellBuild } from '../shell-build';

/** Returns the URL of one of the shell's files. */
export function shellUrl(file: string): string {
  return `/assets/${file}`;
}

/** Returns the URL of the font; undefined for a build without one. */
export function fontUrlOf({ files }: Pick<ShellBuild, 'files'>): string | undefined {
  const font = files.find(({ path }) => path.endsWith('.woff2'));
  return font && shellUrl(font.path);
}
