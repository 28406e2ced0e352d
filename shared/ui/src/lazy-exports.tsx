import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type * as More from '@tiffin/ui/more';
import { lazyExport } from './lazy-export';
import type { TileGroup as TileGroupOfNow } from './form/tile-group';

/**
 * Exports for remotes of contract 2, which import all of these from this entry point. Each is loaded when it
 * is first shown. They are removed together with that contract. Current screens import them from
 * `@tiffin/ui/more`, which keeps them out of the first load.
 */
function lazily<P extends object>(pick: (more: typeof More) => ComponentType<P>): (props: P) => ReactElement {
  return lazyExport(async () => pick(await import('@tiffin/ui/more')));
}

/** Current remotes import it from `@tiffin/ui/theme-scope`. */
export const ThemeScope = lazyExport(async () => (await import('@tiffin/ui/theme-scope')).ThemeScope);

export const CarrierFrame = lazily((more) => more.CarrierFrame);
export const Checkbox = lazily((more) => more.Checkbox);
export const Chip = lazily((more) => more.Chip);
export const ChipLink = lazily((more) => more.ChipLink);
export const ChoiceRow = lazily((more) => more.ChoiceRow);
export const Countdown = lazily((more) => more.Countdown);
export const Field = lazily((more) => more.Field);
/** Home imports it from `@tiffin/ui/hero`, which is bundled with the screen. */
export const HeroCarrier = lazyExport(async () => (await import('./brand/hero-carrier')).HeroCarrier);
export const InfoNote = lazily((more) => more.InfoNote);
export const LidRow = lazily((more) => more.LidRow);
export const Line = lazily((more) => more.Line);
export const Meter = lazily((more) => more.Meter);
export const OptionGroup = lazily((more) => more.OptionGroup);
export const Person = lazily((more) => more.Person);
export const ProgressSteps = lazily((more) => more.ProgressSteps);
export const Radio = lazily((more) => more.Radio);
export const RoomBanner = lazily((more) => more.RoomBanner);
export const Select = lazily((more) => more.Select);
export const SettingRow = lazily((more) => more.SettingRow);
export const ShareBar = lazily((more) => more.ShareBar);
export const Stepper = lazily((more) => more.Stepper);
export const Switch = lazily((more) => more.Switch);
export const Textarea = lazily((more) => more.Textarea);
export const Totals = lazily((more) => more.Totals);

const LazyTileGroup = lazily((more) => more.TileGroup<string>);

type TileGroupProps<Value extends string> = ComponentProps<typeof TileGroupOfNow<Value>>;

/** Its generic choices are a type that `lazily` cannot express. */
export function TileGroup<Value extends string>({ onChange, ...rest }: TileGroupProps<Value>): ReactElement {
  const choose = (value: string): void => {
    const chosen = rest.options.find((option) => option.value === value);
    if (chosen) onChange(chosen.value);
  };
  return <LazyTileGroup {...rest} onChange={choose} />;
}
