import { environment } from './site-settings';
import type { Setting, Template } from './setting';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings from an environment and collects the faults of all. */
export type SettingReader = {
  readonly isProduction: boolean;
  readonly read: <Value>(setting: Setting<Value>) => Value;
  /** Adds a fault that only the reader of several settings can see. */
  readonly refuse: (setting: { readonly name: string }, fault: string) => void;
  /** Throws one error that lists every fault. */
  readonly end: () => void;
};

/** Returns a reader of an environment. An empty variable counts as not set. */
export function createSettingReader(env: Env): SettingReader {
  const faults = new Set<string>();
  const refuse: SettingReader['refuse'] = ({ name }, fault) => void faults.add(`${name} ${fault}`);
  const isProduction = env[environment.name]?.trim() === 'production';
  const given = ({ name }: Setting<unknown>): string => env[name]?.trim() ?? '';
  const standardOf = ({ standard, productionStandard = standard }: Setting<unknown>): Template =>
    isProduction ? productionStandard : standard;

  function textOf(setting: Setting<unknown>): string {
    const standard = standardOf(setting);
    if (given(setting) !== '') return given(setting);
    if (typeof standard === 'string') return standard;
    // A part that follows a URL begins with a slash.
    return standard
      .map((part) => (typeof part === 'string' ? part : textOf(part).replace(/\/+$/, '')))
      .join('');
  }
  /** Blames the setting that was given, not those whose default contains it. Returns whether all are of their kind. */
  function isOfItsKind(setting: Setting<unknown>): boolean {
    const standard = standardOf(setting);
    if (given(setting) === '') {
      return (
        typeof standard === 'string' ||
        standard.every((part) => typeof part === 'string' || isOfItsKind(part))
      );
    }
    let isRight = true;
    setting.parse(given(setting), (fault) => {
      isRight = false;
      refuse(setting, fault);
    });
    return isRight;
  }
  const read: SettingReader['read'] = (setting) => {
    const text = textOf(setting);
    if (isOfItsKind(setting) && isProduction) {
      const fault = setting.demand?.faultOf(text);
      if (fault !== undefined) refuse(setting, fault);
    }
    return setting.parse(text, () => undefined);
  };
  // A misspelt environment must not count as one without demands.
  read(environment);
  return {
    isProduction,
    read,
    refuse,
    end: () => {
      if (faults.size > 0) throw new Error(`Settings: ${[...faults].join('; ')}`);
    },
  };
}
