import { Heading, SectionHead, Stack } from '@tiffin/ui';
import { useId } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';

type ChoosingPeopleProps = {
  readonly heading: string;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** One tier for each person. */
  readonly rows: readonly ReactNode[];
  readonly actions?: ReactNode;
};

/** Renders the people who are not done. Nothing if there are none. */
export function ChoosingPeople(props: ChoosingPeopleProps): ReactElement | null {
  const { heading, headingRef, rows, actions } = props;
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <Heading id={id} ref={headingRef} tabIndex={-1}>
          {heading}
        </Heading>
        {actions}
      </SectionHead>
      <Stack>{rows}</Stack>
    </section>
  );
}
