import type { ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { useUiMessages } from '../use-ui-messages';
import { useDelayed } from './use-delayed';

const breathe = keyframes`
  to { opacity: .45; }
`;

type SkeletonProps = {
  readonly $width?: string;
  readonly $height?: string;
  readonly $radius?: string;
};

/** One grey box in the size of the coming content. */
export const Skeleton = styled.span<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '16px' }) => $height};
  border-radius: ${({ $radius = '8px' }) => $radius};
  background: var(--border);
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
`;

const Boxes = styled.div<{ readonly $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

type LoadingProps = {
  /** Skeletons in the layout of the coming content. They reserve their space from the start. */
  readonly children: ReactNode;
  /** What is loading, for screen readers. */
  readonly label?: string;
};

/**
 * Reserves the space of loading content and shows its skeletons after 300 ms. The footer of the page comes after
 * them.
 */
export function Loading({ children, label }: LoadingProps): ReactElement {
  const t = useUiMessages();
  const shown = useDelayed(true);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{shown ? (label ?? t('loading')) : ''}</VisuallyHidden>
      <Boxes $shown={shown} aria-hidden="true" data-skeleton>
        {children}
      </Boxes>
    </div>
  );
}
