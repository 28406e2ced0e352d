import { Button } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';

const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: 32px;
`;

type PagingEndProps = {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onReach: () => void;
};

/** Renders the end of a paged list. Fetches more when it scrolls near, or by its button. */
export function PagingEnd({ isLoading, hasFailed, onReach }: PagingEndProps): ReactElement {
  const t = useHomeMessages();
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (end.current === null || isLoading || hasFailed) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [isLoading, hasFailed]);
  return (
    <End ref={end}>
      <Button variant="outline" busy={isLoading} onClick={onReach}>
        {hasFailed ? t('nearby.moreFailed') : t('nearby.more')}
      </Button>
    </End>
  );
}
