import { preparedSandbox } from '@tiffin/sandbox/prepared-sandbox';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies data with all merchants into a folder. Returns the options of a stack that uses them: its sandbox starts with a quarter
 * of the work that its sources and an empty database take.
 */
export async function prepareSandbox(
  folder: string,
): Promise<{ readonly dataDir: string; readonly mains: { readonly sandbox: string } }> {
  const { program, dataFolder } = await preparedSandbox();
  const dataDir = join(folder, 'data');
  cpSync(dataFolder, dataDir, { recursive: true });
  return { dataDir, mains: { sandbox: program } };
}
