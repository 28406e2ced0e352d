import type { SharedCosts } from '@tiffin/contracts';
import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { Choices } from './choices';
import { useSplitPanelMessages } from './use-split-panel-messages';

const ways: readonly SharedCosts[] = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'];

type SharedCostsChoicesProps = {
  readonly chosen: SharedCosts;
  readonly onChoose: (way: SharedCosts) => void;
};

/** Renders how delivery, service and tip divide. */
export function SharedCostsChoices({ chosen, onChoose }: SharedCostsChoicesProps): ReactElement {
  const t = useSplitPanelMessages();
  return (
    <Choices>
      <LabelText as="legend">{t('shared.label')}</LabelText>
      <Stack as="div">
        {ways.map((way) => (
          <ChoiceRow
            key={way}
            name="shared-costs"
            value={way}
            checked={chosen === way}
            title={t(`shared.${way}.title`)}
            note={t(`shared.${way}.note`)}
            onChange={() => {
              onChoose(way);
            }}
          />
        ))}
      </Stack>
    </Choices>
  );
}
