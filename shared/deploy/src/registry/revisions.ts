import type { DeployTarget } from '../target/deploy-target';
import { EMPTY_REGISTRY, parseStoreRegistry } from './store-registry';
import type { StoreRegistry } from './store-registry';

const FOLDER = 'registry';
const DIGITS = 8;
const revisionFile = /^(\d{8})\.json$/;

/** Returns the revision numbers in a target, newest first. The newest revision is the registry. */
export async function revisionNumbers(target: DeployTarget): Promise<readonly number[]> {
  const names = await target.list(FOLDER);
  return names
    .flatMap((name) => revisionFile.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Reads one revision. Returns `damaged` if its file is missing or corrupt. */
export async function readRevision(
  target: DeployTarget,
  revision: number,
): Promise<StoreRegistry | 'damaged'> {
  const content = await target.read(pathOf(revision));
  try {
    const registry = parseStoreRegistry(content?.toString('utf8') ?? '');
    return registry.revision === revision ? registry : 'damaged';
  } catch {
    return 'damaged';
  }
}

/**
 * Writes a new revision. Returns false if another process has already written that number. Throws for a revision that
 * readers would reject.
 */
export async function addRevision(target: DeployTarget, registry: StoreRegistry): Promise<boolean> {
  const text = JSON.stringify(registry, null, 1);
  parseStoreRegistry(text);
  return target.create(pathOf(registry.revision), Buffer.from(text));
}

/** Reads the registry for a deploy. Throws for a damaged one, and says how to restore it. */
export async function readRegistry(target: DeployTarget): Promise<StoreRegistry> {
  const [newest] = await revisionNumbers(target);
  if (newest === undefined) return EMPTY_REGISTRY;
  const registry = await readRevision(target, newest);
  if (registry !== 'damaged') return registry;
  throw new Error(
    `${target.name}: revision ${newest} of the registry is damaged; pages get the one before it. ` +
      '"remote restore" makes that the registry again, then repeat what you were doing.',
  );
}

/** Reads the newest undamaged revision, which pages are served, and the numbers of the damaged ones after it. */
export async function readWholeRegistry(
  target: DeployTarget,
): Promise<{ readonly registry: StoreRegistry; readonly damaged: readonly number[] }> {
  const damaged: number[] = [];
  for (const revision of await revisionNumbers(target)) {
    const registry = await readRevision(target, revision);
    if (registry !== 'damaged') return { registry, damaged };
    damaged.push(revision);
  }
  return { registry: EMPTY_REGISTRY, damaged };
}

function pathOf(revision: number): string {
  return `${FOLDER}/${String(revision).padStart(DIGITS, '0')}.json`;
}
