/** Paths of the shell's own screens. */
export const SHELL_PATHS: readonly string[] = ['/_app'];
