import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = '@expo-google-fonts/bricolage-grotesque';

/** The product's font as static files: the renderer reads neither woff2 nor a variable font's weights. */
const files = {
  500: resolve(`${PACKAGE}/500Medium/BricolageGrotesque_500Medium.ttf`),
  700: resolve(`${PACKAGE}/700Bold/BricolageGrotesque_700Bold.ttf`),
  800: resolve(`${PACKAGE}/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf`),
} as const;

/** A weight that cards use. */
export type Weight = keyof typeof files;

/** Paths of the font files. */
export const fontFiles: readonly string[] = Object.values(files);

/** The family's name in those files. */
export const fontFamily = 'Bricolage Grotesque';

/** Returns the content of a weight's file. */
export function readFont(weight: Weight): Buffer {
  return readFileSync(files[weight]);
}
