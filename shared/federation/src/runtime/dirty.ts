import { useEffect } from 'react';

const dirty = new Set<symbol>();

/** Whether somebody has typed or chosen something that is not kept anywhere yet. */
export function isAnyDirty(): boolean {
  return dirty.size > 0;
}

/** A form says that it holds what is not kept yet: until it is kept, no new version of a remote is taken. */
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
