import { incrementDisplay } from '@tiffin/domain';
import type { OptionNode } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Spoken } from '@tiffin/screen-parts';
import { Grow, OptionRow, Text, Tick } from '@tiffin/ui';
import { Stepper } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { DishWords } from './dish-words';
import { useItemMessages } from './use-item-messages';

const Delta = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  color: var(--text-muted);
  white-space: nowrap;
  margin-inline-start: auto;
`;

type ItemOptionProps = {
  /** Groups the radios of one option group. */
  readonly name: string;
  readonly node: OptionNode;
  readonly currencyCode: string;
  readonly onCount: (incrementCount: number) => void;
};

/** Renders one option: a radio, a checkbox, or a stepper if it can be chosen several times. */
export function ItemOption({ name, node, currencyCode, onCount }: ItemOptionProps): ReactElement {
  const t = useItemMessages();
  const format = useFormat();
  const { option, control, incrementCount, isAvailable, limit } = node;
  const price = format.money(option.priceMicro, currencyCode);
  const delta = option.priceMicro === 0 ? '' : `+${price}`;
  const gone = !isAvailable && (
    <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
      {t('optionGone')}
    </Text>
  );
  if (control === 'stepper' && isAvailable) {
    const portion = option.incrementNumerator !== option.incrementDenominator && incrementCount > 0;
    return (
      <OptionRow>
        <Grow>
          <DishWords>{option.name}</DishWords>
          {delta !== '' && (
            <Text $size="small" $tone="muted" $numeric>
              <Spoken as={t('each', { price: t('plus', { price }) })}>{t('each', { price: delta })}</Spoken>
            </Text>
          )}
          {portion && (
            <Text $size="small" $tone="muted" $numeric>
              {t('portions', { amount: incrementDisplay(incrementCount, option) })}
            </Text>
          )}
        </Grow>
        <Stepper item={option.name} count={incrementCount} max={limit} onChange={onCount} />
      </OptionRow>
    );
  }
  const isFull = incrementCount === 0 && limit === 0;
  return (
    <OptionRow as="label">
      <Tick
        type={control === 'radio' ? 'radio' : 'checkbox'}
        name={name}
        checked={incrementCount > 0}
        disabled={!isAvailable || isFull}
        onChange={(event) => {
          onCount(event.target.checked ? 1 : 0);
        }}
      />
      <Grow as="span">
        <DishWords>{option.name}</DishWords>
        {gone}
      </Grow>
      {delta !== '' && (
        <Delta>
          <Spoken as={t('plus', { price })}>{delta}</Spoken>
        </Delta>
      )}
    </OptionRow>
  );
}
