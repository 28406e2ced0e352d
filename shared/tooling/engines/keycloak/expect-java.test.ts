import { expect, it } from '@jest/globals';
import { expectJava } from './expect-java.mjs';

const says = (output: string, code = 0) => [{}, async () => ({ code, output })] as const;

it.each(['openjdk version "17.0.15" 2025-04-15', 'openjdk version "21" 2023-09-19', 'java version "25.0.1"'])(
  'accepts %s',
  async (output) => {
    await expect(expectJava(...says(output))).resolves.toBeUndefined();
  },
);

it.each([
  ['java version "1.8.0_402"', 0, 'Java 1 is too old for Keycloak. Install Java 17'],
  ['openjdk version "11.0.2"', 0, 'Java 11 is too old for Keycloak. Install Java 17'],
  ['Error: could not create the Java Virtual Machine', 1, 'java does not run. Install Java 17'],
])('names the remedy for %s', async (output, code, expected) => {
  await expect(expectJava(...says(output, code))).rejects.toThrow(expected);
});

it('says that Java is missing, and where it was expected', async () => {
  const missing = async () => {
    throw new Error('spawn ENOENT');
  };
  await expect(expectJava({}, missing)).rejects.toThrow('Java is missing (java). Install Java 17');
  await expect(expectJava({ JAVA_HOME: '/opt/jdk' }, missing)).rejects.toThrow('/opt/jdk/bin/java');
});
