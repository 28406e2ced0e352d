import { storedText } from './stored-text';
import type { StorageArea } from './stored-text';

type StoredJson = {
  /** Returns the parsed value, or null where there is none, it is not JSON, or storage is blocked. */
  readonly read: () => unknown;
  /** Returns whether the value is kept: false where storage is full or blocked. */
  readonly write: (value: unknown) => boolean;
  /** Returns whether storage could be reached. */
  readonly remove: () => boolean;
};

/**
 * Returns access to one JSON value in the browser's storage. Never throws. The caller must check the value's shape.
 */
export function storedJson(area: StorageArea, key: string): StoredJson {
  const text = storedText(area, key);
  return {
    read: () => {
      try {
        return JSON.parse(text.read() ?? 'null');
      } catch {
        return null;
      }
    },
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
  };
}
