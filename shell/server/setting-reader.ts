type Env = Readonly<Record<string, string | undefined>>;

/** Reads environment variables and collects the faults of each. */
export type SettingReader = {
  readonly faults: readonly string[];
  readonly text: (name: string, standard: string) => string;
  readonly port: (name: string, standard: number) => number;
  /** An integer above zero. */
  readonly wholeNumber: (name: string, standard: number) => number;
  /** An absolute http(s) URL, without a trailing slash. */
  readonly url: (name: string, standard: string) => string;
  /** A URL like `url`, or null for `none`. */
  readonly optionalUrl: (name: string, standard: string) => string | null;
  readonly oneOf: <Value extends string>(name: string, values: readonly Value[], standard: Value) => Value;
  /** Words, separated by commas; `none` for none. */
  readonly list: (name: string, standard: string) => readonly string[];
  /** Origins (`https://a.example`), separated by commas; `none` for none. */
  readonly origins: (name: string, standard: string) => readonly string[];
  /** `name=value` pairs, separated by commas; `none` for none. */
  readonly pairs: (name: string, standard: string) => Readonly<Record<string, string>>;
  readonly refuse: (name: string, fault: string) => void;
};

/** Returns a reader of an environment. An empty variable counts as not set. */
export function createSettingReader(env: Env): SettingReader {
  const faults: string[] = [];
  const refuse = (name: string, fault: string): void => void faults.push(`${name} ${fault}`);
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const list = (name: string, standard: string): readonly string[] => {
    const parts = (given(name) ?? standard).split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '' && part !== 'none');
  };
  const url = (name: string, standard: string): string => {
    const value = given(name) ?? standard;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      refuse(name, `must be an http(s) URL, not "${value}"`);
    }
    return value.replace(/\/+$/, '');
  };
  return {
    faults,
    refuse,
    list,
    origins: (name, standard) => {
      const origins = list(name, standard);
      const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
      if (wrong) refuse(name, `must be origins such as https://a.example, not "${wrong}"`);
      return origins;
    },
    pairs: (name, standard) => {
      const pairs = list(name, standard).map((part) => /^([^=]+)=(.+)$/.exec(part)?.slice(1) ?? [part, '']);
      const wrong = pairs.find(([, value]) => value === '');
      if (wrong) refuse(name, `must be name=value pairs, not "${wrong[0]}"`);
      return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, value]));
    },
    text: (name, standard) => given(name) ?? standard,
    port: (name, standard) => {
      const value = given(name);
      if (value === undefined) return standard;
      const port = Number(value);
      if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
      refuse(name, `must be a port (1 to 65535), not "${value}"`);
      return standard;
    },
    wholeNumber: (name, standard) => {
      const value = given(name) ?? String(standard);
      if (!/^[1-9]\d{0,8}$/.test(value)) refuse(name, `must be a whole number above zero, not "${value}"`);
      return Number(value);
    },
    url,
    optionalUrl: (name, standard) => (given(name) === 'none' ? null : url(name, standard)),
    oneOf: (name, values, standard) => {
      const value = given(name) ?? standard;
      const found = values.find((allowed) => allowed === value);
      if (!found) refuse(name, `must be one of ${values.join(', ')}, not "${value}"`);
      return found ?? standard;
    },
  };
}
