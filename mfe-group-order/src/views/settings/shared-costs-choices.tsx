import type { SharedCosts } from '@tiffin/contracts';
import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { Choices } from './choices';

const ways: readonly SharedCosts[] = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'];

type SharedCostsChoicesProps = {
  readonly chosen: SharedCosts;
  readonly onChoose: (way: SharedCosts) => void;
};

/** Renders how delivery, service and tip divide. */
export function SharedCostsChoices({ chosen, onChoose }: SharedCostsChoicesProps): ReactElement {
  const t = useGroupMessages();
  return (
    <Choices>
      <LabelText as="legend">{t('splitPanel.shared.label')}</LabelText>
      <Stack as="div">
        {ways.map((way) => (
          <ChoiceRow
            key={way}
            name="shared-costs"
            value={way}
            checked={chosen === way}
            title={t(`splitPanel.shared.${way}.title`)}
            note={t(`splitPanel.shared.${way}.note`)}
            onChange={() => {
              onChoose(way);
            }}
          />
        ))}
      </Stack>
    </Choices>
  );
}
