import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFoundWords } from './use-found-words';

type ResultCountProps = {
  readonly found: Parameters<ReturnType<typeof useFoundWords>>[1];
  /** The searched text or cuisine; empty for none. */
  readonly term: string;
};

/** Renders how many merchants a search has found. */
export function ResultCount({ found, term }: ResultCountProps): ReactElement {
  const words = useFoundWords();
  return <Text $size="small">{words('found', found, term)}</Text>;
}
