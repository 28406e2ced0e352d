/** Paths that the shell itself answers with a screen. */
export const SHELL_PATHS: readonly string[] = ['/_app'];
