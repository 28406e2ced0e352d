import { useEffect, useState } from 'react';
import { afterLoad } from '../after-load';

/** Returns false until the browser is idle after the load, for content that the first paint does not need. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => afterLoad(() => setIsAfter(true)), []);
  return isAfter;
}
