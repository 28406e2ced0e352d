import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps pictures in a folder, numbered in the order in which they were taken. */
export class Album {
  readonly #folder: string;
  #count = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns an empty album in a folder, from which earlier pictures are removed. */
  static async begin(folder: string): Promise<Album> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Album(folder);
  }

  /** Keeps a picture. Returns its file. */
  async keep(name: string, picture: Uint8Array): Promise<string> {
    this.#count += 1;
    const file = join(this.#folder, `${String(this.#count).padStart(2, '0')}-${name}.png`);
    await writeFile(file, picture);
    return file;
  }
}
