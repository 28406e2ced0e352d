import type { SandboxContext } from '../context';

/** Fills an empty database with what a demonstration needs; a database in use keeps what it has. */
export async function seed(_context: SandboxContext): Promise<void> {}
