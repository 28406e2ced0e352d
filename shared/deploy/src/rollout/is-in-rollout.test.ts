import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeStoreBuild } from '../test-support/make-store-build';
import { isInRollout } from './is-in-rollout';

const build = makeStoreBuild('b');
const visitor = (deviceId: string | null, organizationId: string | null = null) => ({
  deviceId,
  organizationId,
});
const devices = Array.from({ length: 20_000 }, (_, at) => `device${at}`);
const share = (remote: string, percent: number) =>
  devices.filter((device) => isInRollout(remote, { build, percent, organizations: [] }, visitor(device)));

it.each([
  [0, 'device1', null, [], false],
  [100, 'device1', null, [], true],
  [100, null, null, [], false],
  [0, null, 'org_a', ['org_a'], true],
  [0, 'device1', 'org_a', ['org_b', 'org_a'], true],
  [0, 'device1', 'org_c', ['org_b', 'org_a'], false],
  [0, 'device1', null, ['org_a'], false],
])(
  '%p %% for device %p of organisation %p, organisations %j: %p',
  (percent, device, organization, ids, isIn) => {
    const rollout = { build, percent, organizations: ids };
    expect(isInRollout('mfe-teams', rollout, visitor(device, organization))).toBe(isIn);
  },
);

describe('by device', () => {
  it.each([1, 10, 50])('%i %% of the devices, within a tenth of a share', (percent) => {
    const found = share('mfe-teams', percent).length / devices.length;
    expect(Math.abs(found * 100 - percent)).toBeLessThan(Math.max(percent / 10, 0.3));
  });

  it('other devices for another remote, so that the same people are not always the first', () => {
    const first = new Set(share('mfe-checkout', 10));
    const both = share('mfe-teams', 10).filter((device) => first.has(device));
    expect(both.length / devices.length).toBeLessThan(0.02);
  });

  it('is sticky: widening takes it from nobody, and asking again gives the same', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.string(), percent, percent, (device, one, other) => {
        const isIn = (share: number) =>
          isInRollout('mfe-teams', { build, percent: share, organizations: [] }, visitor(device));
        const [narrow, wide] = one < other ? [one, other] : [other, one];
        expect(isIn(narrow) && !isIn(wide)).toBe(false);
        expect(isIn(one)).toBe(isIn(one));
      }),
    );
  });
});
