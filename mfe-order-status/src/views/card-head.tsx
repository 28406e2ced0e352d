import { Grow, Heading, Icon, LidCircle, Row } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

type CardHeadProps = {
  readonly hue: ComponentProps<typeof LidCircle>['$hue'];
  readonly icon: IconName;
  readonly title: ReactNode;
  /** What is said below the title. */
  readonly children: ReactNode;
};

/** Renders the head of a card: a picture in a circle, a title, and notes. */
export function CardHead({ hue, icon, title, children }: CardHeadProps): ReactElement {
  return (
    <Row $gap={14} $align="start">
      <LidCircle $hue={hue} aria-hidden="true">
        <Icon name={icon} />
      </LidCircle>
      <Grow>
        <Heading>{title}</Heading>
        {children}
      </Grow>
    </Row>
  );
}
