import { useEffect } from 'react';

const dirty = new Set<symbol>();

/** Returns whether any form on the page holds unsaved input. */
export function isAnyDirty(): boolean {
  return dirty.size > 0;
}

/**
 * Marks a form as holding unsaved input while `isDirty`. Meanwhile, the page keeps the builds that it has.
 */
export function useDirty(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = Symbol('form');
    dirty.add(form);
    return () => {
      dirty.delete(form);
    };
  }, [isDirty]);
}
