/**
 * What the code in pages and the renderer expect from the shell server: the bootstrap, the inline data, the markup around the
 * screen, and the renderer's arguments and answers. Removing or changing any of it needs a new number. Servers serve this one
 * and the one before, so that processes and builds can be replaced one after the other.
 */
export const PAGE_FORMAT = 1;
