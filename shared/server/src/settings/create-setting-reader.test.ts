import { expect, it } from '@jest/globals';
import { createSettingReader } from './create-setting-reader';
import { each, notThisMachine, ofOnesOwn } from './demands';
import {
  addresses,
  amount,
  folder,
  list,
  onOrOff,
  oneOf,
  optionalUrl,
  pairs,
  port,
  secret,
  url,
  wholeNumber,
} from './kinds';
import type { Setting } from './setting';

const meaning = 'a test';
const production = { TIFFIN_ENVIRONMENT: 'production' };

function faultOf(setting: Setting<unknown>, value: string, env: object = {}): string | undefined {
  const { read, end } = createSettingReader({ ...env, [setting.name]: value });
  read(setting);
  try {
    end();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

it.each<readonly [Setting<unknown>, string, unknown]>([
  [port('P', { meaning, standard: '1' }), '8080', 8080],
  [wholeNumber('N', { meaning, standard: '1' }), '12', 12],
  [wholeNumber('N', { least: 0, meaning, standard: '1' }), '0', 0],
  [amount('A', { meaning, standard: '1' }), '0.5', 0.5],
  [url('U', { meaning, standard: '' }), 'http://a.test/b/', 'http://a.test/b'],
  [optionalUrl('O', { meaning, standard: 'http://a.test' }), 'none', null],
  [oneOf('C', ['a', 'b'], { meaning, standard: 'a' }), 'b', 'b'],
  [onOrOff('S', { meaning, standard: 'on' }), 'off', false],
  [list('L', { meaning, standard: 'none' }), 'a, b,', ['a', 'b']],
  [pairs('Q', { meaning, standard: 'none' }), 'a=1,b=2=3', { a: '1', b: '2=3' }],
  [addresses('I', { meaning, standard: 'none' }), '10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  [folder('F', { meaning, standard: '.' }), '/else', '/else'],
])('reads %#', (setting, value, expected) => {
  expect(createSettingReader({ [setting.name]: ` ${value} ` }).read(setting)).toEqual(expected);
  expect(faultOf(setting, value)).toBeUndefined();
});

it.each<readonly [Setting<unknown>, string]>([
  [port('P', { meaning, standard: '1' }), '65536'],
  [port('P', { meaning, standard: '1' }), '1e3'],
  [wholeNumber('N', { meaning, standard: '1' }), '0'],
  [amount('A', { most: 1, meaning, standard: '1' }), '1.1'],
  [amount('A', { meaning, standard: '1' }), 'Infinity'],
  [url('U', { meaning, standard: '' }), 'javascript:alert(1)'],
  [oneOf('C', ['a', 'b'], { meaning, standard: 'a' }), 'c'],
  [pairs('Q', { meaning, standard: 'none' }), 'a'],
  [addresses('I', { meaning, standard: 'none' }), 'proxy.test'],
  [addresses('I', { meaning, standard: 'none' }), '10.0.0.0/33'],
])('refuses a value of another kind, by name: %#', (setting, value) => {
  expect(faultOf(setting, value)).toContain(`Settings: ${setting.name} must be`);
});

it('takes a default from another setting, without its trailing slash', () => {
  const base = url('BASE', { meaning, standard: 'http://a.test' });
  const below = url('BELOW', { meaning, standard: [base, '/b'] });
  expect(createSettingReader({}).read(below)).toBe('http://a.test/b');
  expect(createSettingReader({ BASE: 'http://c.test/' }).read(below)).toBe('http://c.test/b');
  expect(createSettingReader({ BASE: '', BELOW: 'http://d.test' }).read(below)).toBe('http://d.test');
});

it('has its own default in production', () => {
  const setting = list('L', { meaning, standard: 'a', productionStandard: 'none' });
  expect(createSettingReader({}).read(setting)).toEqual(['a']);
  expect(createSettingReader(production).read(setting)).toEqual([]);
});

it('has demands in production only, on defaults too', () => {
  const key = secret('KEY', { meaning, standard: 'known', demand: ofOnesOwn('known') });
  const hosts = list('HOSTS', { meaning, standard: '', demand: each(notThisMachine) });
  expect(faultOf(key, '')).toBeUndefined();
  expect(faultOf(key, '', production)).toContain('KEY must be set in production');
  expect(faultOf(key, 'own', production)).toBeUndefined();
  expect(faultOf(hosts, 'http://inside, http://localhost.:1', production)).toContain(
    'must not be this machine',
  );
  expect(faultOf(hosts, 'http://inside', production)).toBeUndefined();
});

it('refuses an unknown environment, whatever is read', () => {
  expect(() => createSettingReader({ TIFFIN_ENVIRONMENT: 'prod' }).end()).toThrow(
    'TIFFIN_ENVIRONMENT must be one of dev, sandbox, qa, production, not "prod"',
  );
});
