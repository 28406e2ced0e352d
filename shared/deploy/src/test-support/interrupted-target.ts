import type { DeployTarget } from '../target/deploy-target';

/** The moment of an interruption: before or after the nth write, counted from 1. */
export type Moment = { readonly write: number; readonly when: 'before' | 'after' };

/** Wraps a target that is interrupted at one moment. */
export function interruptedTarget(
  target: DeployTarget,
  moment: Moment,
  interrupt: () => Promise<unknown>,
): DeployTarget {
  let writes = 0;
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    writes += 1;
    const isNow = writes === moment.write;
    if (isNow && moment.when === 'before') await interrupt();
    const done = await work();
    if (isNow && moment.when === 'after') await interrupt();
    return done;
  };
  return {
    ...target,
    write: (path, content) => around(() => target.write(path, content)),
    create: (path, content) => around(() => target.create(path, content)),
  };
}
