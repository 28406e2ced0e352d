import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { eachPublic, publicUrl } from './demands';
import type { Setting } from './setting';
import { workspaceRoot } from './workspace-root';

type Spec = Omit<Setting<unknown>, 'name' | 'kind' | 'parse'>;

export function text(name: string, spec: Spec): Setting<string> {
  return { ...spec, name, kind: 'text', parse: (value) => value };
}

/** A secret is never written into a message or a document. */
export function secret(name: string, spec: Spec): Setting<string> {
  return { ...spec, name, kind: 'secret', parse: (value) => value };
}

export function port(name: string, spec: Spec): Setting<number> {
  return {
    ...spec,
    name,
    kind: 'port',
    parse: (value, refuse) => {
      if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535)
        refuse(`must be a port (1 to 65535), not "${value}"`);
      return Number(value);
    },
  };
}

/** A whole number, by default above zero. */
export function wholeNumber(
  name: string,
  { least = 1, ...spec }: Spec & { readonly least?: 0 | 1 },
): Setting<number> {
  const kind = least === 0 ? 'whole number, 0 or more' : 'whole number above zero';
  return {
    ...spec,
    name,
    kind,
    parse: (value, refuse) => {
      if (!/^(?:0|[1-9]\d{0,8})$/.test(value) || Number(value) < least)
        refuse(`must be a ${kind}, not "${value}"`);
      return Number(value);
    },
  };
}

/** A number above 0, up to `most`. */
export function amount(
  name: string,
  { most = Infinity, ...spec }: Spec & { readonly most?: number },
): Setting<number> {
  const kind = `number above 0${most === Infinity ? '' : `, up to ${most}`}`;
  return {
    ...spec,
    name,
    kind,
    parse: (value, refuse) => {
      const number = Number(value);
      if (!(Number.isFinite(number) && number > 0 && number <= most))
        refuse(`must be a ${kind}, not "${value}"`);
      return number;
    },
  };
}

/** An absolute http(s) URL, without a trailing slash. In production it must be public unless the demand differs. */
export function url(name: string, spec: Spec): Setting<string> {
  return { demand: publicUrl, ...spec, name, kind: 'URL', parse: parseUrl };
}

/** A URL like `url`, or null for `none`. */
export function optionalUrl(name: string, spec: Spec): Setting<string | null> {
  return {
    demand: publicUrl,
    ...spec,
    name,
    kind: 'URL or `none`',
    parse: (value, refuse) => (value === 'none' || value === '' ? null : parseUrl(value, refuse)),
  };
}

export function oneOf<const Value extends string>(
  name: string,
  values: readonly [Value, ...(readonly Value[])],
  spec: Spec,
): Setting<Value> {
  return {
    ...spec,
    name,
    kind: values.map((value) => `\`${value}\``).join(', '),
    parse: (value, refuse) => {
      const found = values.find((allowed) => allowed === value);
      if (found === undefined) refuse(`must be one of ${values.join(', ')}, not "${value}"`);
      return found ?? values[0];
    },
  };
}

/** `on` or `off`. */
export function onOrOff(name: string, spec: Spec): Setting<boolean> {
  const { parse, ...setting } = oneOf(name, ['on', 'off'], spec);
  return { ...setting, parse: (value, refuse) => parse(value, refuse) === 'on' };
}

/** Words, separated by commas; `none` for none. */
export function list(name: string, spec: Spec): Setting<readonly string[]> {
  return { ...spec, name, kind: 'list', parse: partsOf };
}

/** IP addresses or ranges (`10.0.0.0/8`), separated by commas; `none` for none. */
export function addresses(name: string, spec: Spec): Setting<readonly string[]> {
  return {
    ...spec,
    name,
    kind: 'IP addresses or ranges',
    parse: (value, refuse) => {
      const parts = partsOf(value);
      const wrong = parts.find((part) => !isAddress(part));
      if (wrong) refuse(`must be IP addresses or ranges such as 10.0.0.0/8, not "${wrong}"`);
      return parts;
    },
  };
}

/** Origins (`https://a.example`), separated by commas; `none` for none. */
export function origins(name: string, spec: Spec): Setting<readonly string[]> {
  return {
    demand: eachPublic,
    ...spec,
    name,
    kind: 'origins',
    parse: (value, refuse) => {
      const parts = partsOf(value);
      const wrong = parts.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
      if (wrong) refuse(`must be origins such as https://a.example, not "${wrong}"`);
      return parts;
    },
  };
}

/** `name=value` pairs, separated by commas; `none` for none. */
export function pairs(name: string, spec: Spec): Setting<Readonly<Record<string, string>>> {
  return {
    ...spec,
    name,
    kind: '`name=value` pairs',
    parse: (value, refuse) => {
      const parts = partsOf(value).map((part) => /^([^=]+)=(.+)$/.exec(part)?.slice(1) ?? [part, '']);
      const wrong = parts.find(([, right]) => right === '');
      if (wrong) refuse(`must be name=value pairs, not "${wrong[0]}"`);
      return Object.fromEntries(parts.map(([left = '', right = '']) => [left, right]));
    },
  };
}

/** A folder. A relative one is below the workspace's. */
export function folder(name: string, spec: Spec): Setting<string> {
  return { ...spec, name, kind: 'folder', parse: (value) => resolve(workspaceRoot, value) };
}

/** A folder like `folder`, or null for `none`. */
export function optionalFolder(name: string, spec: Spec): Setting<string | null> {
  return {
    ...spec,
    name,
    kind: 'folder or `none`',
    parse: (value) => (value === 'none' || value === '' ? null : resolve(workspaceRoot, value)),
  };
}

function parseUrl(value: string, refuse: (fault: string) => void): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    refuse(`must be an http(s) URL, not "${value}"`);
  return value.replace(/\/+$/, '');
}

function isAddress(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

function partsOf(value: string): readonly string[] {
  const parts = value.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '' && part !== 'none');
}
