import { EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';

type PageMessageProps = Omit<ComponentProps<typeof EmptyState>, 'level'> & {
  /** `status` announces a message that replaces another one. */
  readonly role?: 'status';
};

/** Renders a page that has a message and next steps instead of its subject. */
export function PageMessage({ role, ...message }: PageMessageProps): ReactElement {
  return (
    <Wrap>
      <Section role={role}>
        <EmptyState level={1} {...message} />
      </Section>
    </Wrap>
  );
}
