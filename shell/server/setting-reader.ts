type Env = Readonly<Record<string, string | undefined>>;

/** Reads environment variables and remembers what is wrong with each. */
export type SettingReader = {
  readonly faults: readonly string[];
  readonly text: (name: string, standard: string) => string;
  readonly port: (name: string, standard: number) => number;
  /** An absolute http(s) address, without a slash at the end. */
  readonly url: (name: string, standard: string) => string;
  readonly oneOf: <Value extends string>(name: string, values: readonly Value[], standard: Value) => Value;
  readonly refuse: (name: string, fault: string) => void;
};

/** A reader of an environment. An empty variable counts as not set. */
export function createSettingReader(env: Env): SettingReader {
  const faults: string[] = [];
  const refuse = (name: string, fault: string): void => void faults.push(`${name} ${fault}`);
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    faults,
    refuse,
    text: (name, standard) => given(name) ?? standard,
    port: (name, standard) => {
      const value = given(name);
      if (value === undefined) return standard;
      const port = Number(value);
      if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
      refuse(name, `must be a port (1 to 65535), not "${value}"`);
      return standard;
    },
    url: (name, standard) => {
      const value = given(name) ?? standard;
      if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
        refuse(name, `must be an http(s) address, not "${value}"`);
      }
      return value.replace(/\/+$/, '');
    },
    oneOf: (name, values, standard) => {
      const value = given(name) ?? standard;
      const found = values.find((allowed) => allowed === value);
      if (!found) refuse(name, `must be one of ${values.join(', ')}, not "${value}"`);
      return found ?? standard;
    },
  };
}
