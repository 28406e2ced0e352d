import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { BuildRecord } from './build-record';

const budgetsSchema = z.object({
  /** JavaScript before the menu shows, in bytes of brotli: the shell's first scripts and the menu's. */
  menuFirstLoad: z.int().positive(),
  /** Files before the menu shows: the document, the face of its headings, scripts. */
  menuFirstRequests: z.int().positive(),
  /** JavaScript of a remote's own for its heaviest screen, in bytes of brotli. */
  remotes: z.record(z.string(), z.int().positive()),
});
export type Budgets = Readonly<z.infer<typeof budgetsSchema>>;

const menuRoute = '/m/:merchantExternalId/menu';

/** The limits that the workspace has set itself. */
export async function readBudgets(file: string): Promise<Budgets> {
  return budgetsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Bytes (brotli) of what a remote itself needs to show its heaviest screen. */
export function remoteBytes(record: BuildRecord): number {
  const screens = Object.values(record.screens).map((paths) => bytesOf(record, paths));
  return bytesOf(record, record.preload) + Math.max(0, ...screens);
}

/** Whether a build has the menu, of which the budget of the first load speaks. */
export function showsMenu({ screens }: BuildRecord): boolean {
  return menuRoute in screens;
}

/** Bytes (brotli) of all JavaScript that comes before the menu shows. */
export function menuFirstLoadBytes(shell: BuildRecord, menu: BuildRecord): number {
  const { ofShell, ofMenu } = firstScripts(shell, menu);
  return bytesOf(shell, ofShell) + bytesOf(menu, ofMenu);
}

/** How many files a page asks for before the menu shows. */
export function menuFirstRequests(shell: BuildRecord, menu: BuildRecord): number {
  const { ofShell, ofMenu } = firstScripts(shell, menu);
  const faces = shell.files.filter(({ path }) => path.endsWith('.woff2'));
  return 1 + faces.length + ofShell.length + ofMenu.length;
}

function firstScripts(
  shell: BuildRecord,
  { preload, screens, takes }: BuildRecord,
): { readonly ofShell: readonly string[]; readonly ofMenu: readonly string[] } {
  const taken = (takes?.[menuRoute] ?? []).flatMap((request) => shell.chunks[request] ?? []);
  return {
    ofShell: [...shell.initial, ...taken],
    ofMenu: [...preload, ...(screens[menuRoute] ?? [])],
  };
}

function bytesOf(record: BuildRecord, paths: readonly string[]): number {
  const sizes = new Map(record.files.map((file) => [file.path, file.brotliBytes]));
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
}
