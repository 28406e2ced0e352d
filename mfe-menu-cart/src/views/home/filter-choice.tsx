import { Column, LabelText, Segmented } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';

type FilterChoiceProps<Value extends string> = Omit<ComponentProps<typeof Segmented<Value>>, 'legend'> & {
  readonly title: string;
};

/** Renders a filter with its title above its options. */
export function FilterChoice<Value extends string>({
  title,
  ...choice
}: FilterChoiceProps<Value>): ReactElement {
  return (
    <Column $gap={8}>
      <LabelText aria-hidden="true">{title}</LabelText>
      <Segmented legend={title} {...choice} />
    </Column>
  );
}
