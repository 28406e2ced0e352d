import { EmptyState, Section, Wrap } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';

type PageNoticeProps = Omit<ComponentProps<typeof EmptyState>, 'level'> & {
  /** `status` announces a message that replaces another one. */
  readonly role?: 'status';
};

/** Renders a notice and next steps instead of the subject of a page. */
export function PageNotice({ role, ...message }: PageNoticeProps): ReactElement {
  return (
    <Wrap>
      <Section role={role}>
        <EmptyState level={1} {...message} />
      </Section>
    </Wrap>
  );
}
