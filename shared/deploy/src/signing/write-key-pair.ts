import { writeFile } from 'node:fs/promises';
import { makeKeyPair } from './keys';

/**
 * Makes a pair of keys and writes the private one into a new file that only this user can read. Returns what to do with both. Does
 * not overwrite a file.
 */
export async function writeKeyPair(file: string): Promise<string> {
  const { id, privateKey, publicKey } = makeKeyPair();
  await writeFile(file, `${privateKey}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The private key could not be written to a new file ${file}. (${why})`, { cause: error });
  });
  return [
    `Key ${id} is made.`,
    `The private key is in ${file}: store it as the secret TIFFIN_SIGNING_KEY of the pipeline, then delete the file.`,
    `The public key is for TIFFIN_TRUSTED_KEYS of the pipeline and of every shell server:`,
    publicKey,
  ].join('\n');
}
