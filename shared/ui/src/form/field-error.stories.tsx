import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { FieldError } from './field-error';
import { LabelText } from './label-text';

export default { component: FieldError } satisfies Meta<typeof FieldError>;

export function UnderItsLegend(): ReactElement {
  const say = useSay();
  return (
    <Column as="fieldset" aria-describedby="tip-error">
      <LabelText as="legend">{say('Tip', '小費')}</LabelText>
      <FieldError id="tip-error">
        {say('Enter an amount up to $100.00.', '請輸入不多於 $100.00 的金額。')}
      </FieldError>
    </Column>
  );
}
