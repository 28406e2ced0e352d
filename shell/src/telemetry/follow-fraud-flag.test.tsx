import { afterEach, expect, it } from '@jest/globals';
import { setConfig, setFlags } from '@tiffin/config';
import { testConfig, testSideServices } from '@tiffin/testing';
import { followFraudFlag } from './follow-fraud-flag';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  setFlags({});
  document.head.replaceChildren();
});

it('[API-07] loads the fraud script when rw_enable_sift is on, once, and not before', () => {
  setConfig({ ...testConfig, sideServices: testSideServices });
  followFraudFlag();
  setFlags({ quick_reorder: true });
  expect(scripts()).toEqual([]);
  setFlags({ rw_enable_sift: true });
  expect(scripts()).toEqual(['http://fraud.test/s.js']);
  setFlags({});
  setFlags({ rw_enable_sift: true });
  expect(scripts()).toHaveLength(1);
});

it('[API-07] loads it at once where the flag is on already', () => {
  setConfig({ ...testConfig, sideServices: testSideServices });
  setFlags({ rw_enable_sift: true });
  followFraudFlag();
  expect(scripts()).toHaveLength(1);
});

it('[API-07] loads nothing where the page may not', () => {
  setConfig(testConfig);
  setFlags({ rw_enable_sift: true });
  followFraudFlag();
  expect(scripts()).toEqual([]);
});
