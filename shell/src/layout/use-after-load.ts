import { useEffect, useState } from 'react';
import { afterLoad } from '../after-load';

/** False until the browser has time to spare: for what the first picture of a screen does not need. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => afterLoad(() => setIsAfter(true)), []);
  return isAfter;
}
