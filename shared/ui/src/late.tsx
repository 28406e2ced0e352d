import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type * as More from '@tiffin/ui/more';
import type { TileGroup as TileGroupOfNow } from './form/tile-group';

/**
 * Exports for remotes of contract 2, which import all of these from this entry point. Each is loaded when it
 * is first shown. They are removed together with that contract. Current screens import them from
 * `@tiffin/ui/more`, which keeps them out of the first load.
 */
function late<P extends object>(pick: (more: typeof More) => ComponentType<P>): (props: P) => ReactElement {
  const Late = lazy(async () => ({ default: pick(await import('@tiffin/ui/more')) }));
  return (props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}

export const CarrierFrame = late((more) => more.CarrierFrame);
export const Checkbox = late((more) => more.Checkbox);
export const Chip = late((more) => more.Chip);
export const ChipLink = late((more) => more.ChipLink);
export const ChoiceRow = late((more) => more.ChoiceRow);
export const Countdown = late((more) => more.Countdown);
export const Field = late((more) => more.Field);
export const HeroCarrier = late((more) => more.HeroCarrier);
export const InfoNote = late((more) => more.InfoNote);
export const LidRow = late((more) => more.LidRow);
export const Line = late((more) => more.Line);
export const Meter = late((more) => more.Meter);
export const OptionGroup = late((more) => more.OptionGroup);
export const Person = late((more) => more.Person);
export const ProgressSteps = late((more) => more.ProgressSteps);
export const Radio = late((more) => more.Radio);
export const RoomBanner = late((more) => more.RoomBanner);
export const Select = late((more) => more.Select);
export const SettingRow = late((more) => more.SettingRow);
export const ShareBar = late((more) => more.ShareBar);
export const Stepper = late((more) => more.Stepper);
export const Switch = late((more) => more.Switch);
export const Textarea = late((more) => more.Textarea);
export const Totals = late((more) => more.Totals);

const LateTiles = late((more) => more.TileGroup<string>);

type TileGroupProps<Value extends string> = ComponentProps<typeof TileGroupOfNow<Value>>;

/** Its generic choices are a type that `late` cannot express. */
export function TileGroup<Value extends string>({ onChange, ...rest }: TileGroupProps<Value>): ReactElement {
  const choose = (value: string): void => {
    const chosen = rest.options.find((option) => option.value === value);
    if (chosen) onChange(chosen.value);
  };
  return <LateTiles {...rest} onChange={choose} />;
}
