import { dayParts, firstPart } from '@tiffin/domain';
import { addMessages, useFormat, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import { Row } from '@tiffin/ui';
import { Chip, TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import en from './locales/slots.en.json';
import zh from './locales/slots.zh.json';

addMessages('slot-tiles', 'en', en);
addMessages('slot-tiles', 'zh', zh);

type SlotTilesProps = {
  /** The choice's name; not shown. */
  readonly legend: string;
  /** The times of one day, as instants. */
  readonly slots: readonly string[];
  readonly timeZone: string;
  readonly value: string | undefined;
  readonly onChange: (slot: string) => void;
};

/** Renders the times of a day as tiles. Of a day with many times it shows one part, at first midday. */
export function SlotTiles({ legend, slots, timeZone, value, onChange }: SlotTilesProps): ReactElement {
  const t: Translate<MessageKey<typeof en>> = useMessages('slot-tiles');
  const format = useFormat();
  const [name, setName] = useState<string>();
  const parts = dayParts(slots, timeZone);
  const part = parts.find((one) => one.name === name) ?? firstPart(parts, value);
  return (
    <>
      {part && (
        <Row $wrap role="group" aria-label={`${legend}: ${t('parts')}`}>
          {parts.map((one) => (
            <Chip
              key={one.name}
              pressed={one === part}
              onClick={() => {
                setName(one.name);
              }}
            >
              {t(one.name)}
            </Chip>
          ))}
        </Row>
      )}
      <TileGroup
        legend={legend}
        value={value}
        options={(part?.slots ?? slots).map((at) => ({ value: at, label: format.time(at, timeZone) }))}
        onChange={onChange}
      />
    </>
  );
}
