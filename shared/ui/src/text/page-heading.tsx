import { useLocation } from '@tiffin/router';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from './heading';
import type { HeadingLook } from './heading';

type PageHeadingProps = {
  readonly children: ReactNode;
  readonly look?: HeadingLook;
  readonly className?: string;
};

/**
 * Renders the one h1 of a screen. It takes the focus when the reader came from another screen of the
 * application.
 */
export function PageHeading({ children, look = 'h1', className }: PageHeadingProps): ReactElement {
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return (
    <Heading as="h1" ref={heading} tabIndex={-1} $look={look} className={className}>
      {children}
    </Heading>
  );
}
