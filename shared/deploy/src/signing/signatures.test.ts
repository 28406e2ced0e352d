import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBuild } from '../builds/publish-build';
import { goLive } from '../go-live';
import { readRegistry } from '../registry/revisions';
import type { StoredBuild } from '../registry/stored-build';
import { rollbackRemote } from '../rollback-remote';
import { decideRemotes } from '../rollout/decide-remotes';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { verifyTarget } from '../verify-target';
import { describeSignature } from './describe-signature';
import { makeKeyPair, parseSigningKey, parseTrustedKeys } from './keys';
import type { KeyPair } from './keys';
import { onlyTrusted } from './only-trusted';
import { readLiveShell } from './read-live-shell';
import { readSigning } from './read-signing';
import { createTrust } from './trust';
import { writeKeyPair } from './write-key-pair';

const REMOTE = 'mfe-teams';
const ours = makeKeyPair();
const strangers = makeKeyPair();
const reason = { by: 'ana', why: 'a test', now: new Date('2026-11-25T12:00:00Z') };
const nobody = { deviceId: null, organizationId: null };
const origin = { commit: 'c0ffee', builder: 'https://ci.example/runs/7' };

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

type Deploy = { readonly name?: string; readonly key?: KeyPair | null; readonly changes?: object };

/** Builds, signs (`null`: does not sign) and makes live. */
async function deploy(
  buildId: string,
  { name = REMOTE, key = ours, changes = {} }: Deploy = {},
): Promise<StoredBuild> {
  const dist = await makeDist(fresh.folder, name, buildId, { ...changes });
  const attester = { origin, signingKey: key ? parseSigningKey(key.privateKey) : undefined };
  const build = await publishBuild(fresh.target, dist, { now: reason.now, attester });
  await goLive(fresh.target, name, build, reason);
  return build;
}

/** Returns the build that pages get where these keys are trusted, and what the server says about others. */
async function served(keys: readonly KeyPair[] = [ours], name = REMOTE) {
  const faults: string[] = [];
  const trusted = await onlyTrusted(await readRegistry(fresh.target), trustOf(keys), (fault) =>
    faults.push(fault),
  );
  const build = decideRemotes(trusted, nobody).remotes[name];
  return { build: build?.buildId, signedWith: build?.signedWith, faults };
}

const trustOf = (keys: readonly KeyPair[]) =>
  createTrust(fresh.target, parseTrustedKeys(keys.map(({ publicKey }) => publicKey)));
const folderOf = (name: string, buildId: string) => `${name}/1.0.0-${buildId}`;

/** Gives a live build another record, as somebody who can write the registry does. */
async function changeRecord(build: StoredBuild, changes: Partial<StoredBuild>): Promise<void> {
  const manifestUrl = `${build.manifestUrl}x`;
  await goLive(fresh.target, REMOTE, { ...build, ...changes, manifestUrl }, reason);
}

it('serves a build that a trusted key has signed, and says which', async () => {
  await deploy('a');
  expect(await served()).toEqual({ build: 'a', signedWith: ours.id, faults: [] });
});

it('serves every build where no key is trusted', async () => {
  await deploy('a', { key: null });
  expect(await served([])).toEqual({ build: 'a', signedWith: undefined, faults: [] });
});

describe('falls back to the build before', () => {
  const expectFallBack = async (fault: string): Promise<void> => {
    expect(await served()).toEqual({
      build: 'a',
      signedWith: ours.id,
      faults: [expect.stringContaining(fault)],
    });
    const verified = (await verifyTarget(fresh.target, trustOf([ours]))).join('\n');
    expect(verified).toContain(fault.replace('1.0.0-b', '1.0.0-b (live)'));
  };
  beforeEach(async () => {
    const dist = await makeDist(fresh.folder, 'shell', 'a', {
      speaks: [1, 2],
      pageFormat: 1,
      initial: ['entry.1.js'],
    });
    const attester = { origin, signingKey: parseSigningKey(ours.privateKey) };
    await goLive(
      fresh.target,
      'shell',
      await publishBuild(fresh.target, dist, { now: reason.now, attester }),
      reason,
    );
    await deploy('a');
  });

  it('if the live one is not signed', async () => {
    await deploy('b', { key: null });
    await expectFallBack('mfe-teams 1.0.0-b is not signed');
  });

  it('if another key has signed it', async () => {
    await deploy('b', { key: strangers });
    await expectFallBack('mfe-teams 1.0.0-b is not signed with a trusted key');
  });

  it('if another key has signed it under the id of a trusted one', async () => {
    await deploy('b', { key: strangers });
    await rewrite(folderOf(REMOTE, 'b'), (text) => text.replaceAll(strangers.id, ours.id));
    await expectFallBack('mfe-teams 1.0.0-b is not signed with a trusted key');
  });

  it('if it has the signature of another build', async () => {
    await deploy('b');
    await moveSignature(folderOf(REMOTE, 'a'), folderOf(REMOTE, 'b'));
    await expectFallBack('mfe-teams 1.0.0-b has the signature of mfe-teams 1.0.0-a');
  });

  it('if it is an old signed build of another remote', async () => {
    const old = await deploy('b', { name: 'mfe-checkout' });
    await goLive(fresh.target, REMOTE, old, reason);
    for (const file of await fresh.target.list(folderOf('mfe-checkout', 'b'))) {
      const content = await fresh.target.read(`${folderOf('mfe-checkout', 'b')}/${file}`);
      if (content) await fresh.target.write(`${folderOf(REMOTE, 'b')}/${file}`, content);
    }
    await expectFallBack('mfe-teams 1.0.0-b has the signature of mfe-checkout 1.0.0-b');
  });

  it.each<[string, Partial<StoredBuild>]>([
    ['the hash of a file', { integrity: { 'entry.1.js': `sha384-${'A'.repeat(64)}` } }],
    ['its routes', { routes: [{ path: '/everything' }] }],
    ['its contract', { contract: 2 }],
    ['its folder', {}],
  ])('if somebody changes %s in the registry', async (_what, changes) => {
    const build = await deploy('b');
    await changeRecord(build, changes);
    const { build: got, faults } = await served();
    // The build before it is the one with the record that was signed.
    expect(got).toBe('b');
    expect(faults).toEqual([
      'mfe-teams 1.0.0-b has another record than the one that was signed, and is not served.',
    ]);
  });

  it('if the record that deploys read beside it is changed', async () => {
    await deploy('b');
    await fresh.target.write(`${folderOf(REMOTE, 'b')}/build.json`, Buffer.from('{}'));
    await expectFallBack('mfe-teams 1.0.0-b has other files than those that were signed');
  });

  it('if the signed statement is changed', async () => {
    await deploy('b');
    await rewrite(folderOf(REMOTE, 'b'), (text) => {
      const envelope = JSON.parse(text);
      const payload = Buffer.from(envelope.payload, 'base64').toString().replace('c0ffee', 'decaf0');
      return JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') });
    });
    await expectFallBack('mfe-teams 1.0.0-b is not signed with a trusted key');
  });
});

it('leaves a remote out that has no signed build, and stops a rollout of one', async () => {
  await deploy('a', { key: null });
  expect((await served()).build).toBeUndefined();
  await deploy('b', { name: 'mfe-checkout' });
  const unsigned = await deploy('c', { name: 'mfe-group-order', key: null });
  await goLive(
    fresh.target,
    'mfe-checkout',
    { ...unsigned },
    { ...reason, to: { percent: 99, organizations: [] } },
  );
  expect((await served([ours], 'mfe-checkout')).build).toBe('b');
});

it('changes keys without a gap: both are trusted until every build is signed with the new one', async () => {
  const next = makeKeyPair();
  await deploy('a');
  expect((await served([ours, next])).signedWith).toBe(ours.id);
  await deploy('b', { key: next });
  expect(await served([ours, next])).toMatchObject({ build: 'b', signedWith: next.id, faults: [] });
  expect(await served([next])).toMatchObject({ build: 'b', faults: [expect.stringContaining('1.0.0-a')] });
});

it('does not roll back to a build that must not run', async () => {
  await deploy('a', { key: null });
  await deploy('b');
  await expect(rollbackRemote(fresh.target, REMOTE, { ...reason, trust: trustOf([ours]) })).rejects.toThrow(
    'mfe-teams 1.0.0-a is not signed; 1.0.0-b stays live.',
  );
});

it('does not run an unsigned shell in the checks of a deploy, which has the signing key', async () => {
  await deploy('a', {
    name: 'shell',
    key: null,
    changes: { speaks: [1], pageFormat: 1, initial: ['entry.1.js'] },
  });
  await expect(readLiveShell(fresh.target, trustOf([ours]))).rejects.toThrow(
    'The checks do not run shell 1.0.0-a, which is not signed.',
  );
  expect(await readLiveShell(fresh.target, trustOf([]))).toMatchObject({ buildId: 'a' });
});

it('tells who signed a build, of which commit and where', async () => {
  const build = await deploy('a');
  const described = (keys: readonly KeyPair[]) =>
    describeSignature(fresh.target, { name: REMOTE, build }, trustOf(keys));
  const from = ', commit c0ffee, by https://ci.example/runs/7';
  expect(await described([ours])).toBe(`signed with ${ours.id}${from}`);
  expect(await described([])).toBe(`signature of ${ours.id}, not checked without TIFFIN_TRUSTED_KEYS${from}`);
  expect(await described([strangers])).toBe(`REFUSED: is not signed with a trusted key${from}`);
});

describe('settings of a pipeline', () => {
  const attesterOf = (env: Readonly<Record<string, string>>) =>
    readSigning(env, fresh.target).readAttester('ana');

  it('need a trusted signing key where keys are trusted', async () => {
    await expect(attesterOf({ TIFFIN_TRUSTED_KEYS: ours.publicKey })).rejects.toThrow(
      'builds must be signed: set TIFFIN_SIGNING_KEY',
    );
    const other = { TIFFIN_TRUSTED_KEYS: ours.publicKey, TIFFIN_SIGNING_KEY: strangers.privateKey };
    await expect(attesterOf(other)).rejects.toThrow(
      `key ${strangers.id}, which is not in TIFFIN_TRUSTED_KEYS`,
    );
    const signing = { TIFFIN_TRUSTED_KEYS: ours.publicKey, TIFFIN_SIGNING_KEY: ours.privateKey };
    expect((await attesterOf(signing)).signingKey?.id).toBe(ours.id);
    expect((await attesterOf({})).signingKey).toBeUndefined();
  });

  it('take a stored build as it is only if the signing key has signed it', async () => {
    const build = await deploy('a');
    const reused = (env: Readonly<Record<string, string>>) =>
      readSigning(env, fresh.target).reuses.check(REMOTE, build);
    const unsigned = { fault: 'is not signed with a trusted key' };
    expect(await reused({ TIFFIN_SIGNING_KEY: ours.privateKey })).toMatchObject({ keyId: ours.id });
    expect(await reused({ TIFFIN_SIGNING_KEY: strangers.privateKey })).toEqual(unsigned);
    const both = [ours, strangers].map(({ publicKey }) => publicKey).join();
    const next = { TIFFIN_SIGNING_KEY: strangers.privateKey, TIFFIN_TRUSTED_KEYS: both };
    expect(await reused(next)).toEqual(unsigned);
    expect(await reused({})).toEqual({ keyId: null });
  });

  it.each(['TIFFIN_SIGNING_KEY', 'TIFFIN_TRUSTED_KEYS'])(
    'refuse a %s that is no key, without repeating it',
    async (name) => {
      const read = async () => attesterOf({ [name]: 'c2VjcmV0LXNlY3JldA==' });
      await expect(read()).rejects.toThrow(`${name} must be`);
      await expect(read()).rejects.toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('c2VjcmV0') }),
      );
    },
  );

  it('come from a new file that only its user can read', async () => {
    const file = join(fresh.folder, 'pipeline.key');
    const said = await writeKeyPair(file);
    const text = (await readFile(file, 'utf8')).trim();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said).toContain(`Key ${parseSigningKey(text).id} is made.`);
    expect(said).not.toContain(text);
    await expect(writeKeyPair(file)).rejects.toThrow('could not be written to a new file');
    expect((await readFile(file, 'utf8')).trim()).toBe(text);
  });
});

/** Changes the attestation of a build. */
async function rewrite(folder: string, change: (text: string) => string): Promise<void> {
  const path = `${folder}/attestation.json`;
  const text = (await fresh.target.read(path))?.toString('utf8') ?? '';
  await fresh.target.write(path, Buffer.from(change(text)));
}

async function moveSignature(from: string, to: string): Promise<void> {
  const content = await fresh.target.read(`${from}/attestation.json`);
  if (content) await fresh.target.write(`${to}/attestation.json`, content);
}
