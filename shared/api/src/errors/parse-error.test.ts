import { expect, it } from '@jest/globals';
import { AxiosError } from 'axios';
import { ApiError } from './api-error';
import { parseError } from './parse-error';

const unknown = { type: 'UNKNOWN', reason: 'UNKNOWN' };

it.each([
  ['nothing', { status: 500, data: undefined }, { status: 500, ...unknown }],
  ['an empty body', { status: 502, data: '' }, { status: 502, ...unknown }],
  ['HTML', { status: 503, data: '<html><h1>Bad</h1></html>' }, { status: 503, ...unknown }],
  ['broken JSON', { status: 500, data: '{"error":{"type":"ORDER' }, { status: 500, ...unknown }],
  ['a list', { status: 500, data: [{ type: 'X' }] }, { status: 500, ...unknown }],
  ['another shape', { status: 400, data: { error: 'no', message: 3 } }, { status: 400, ...unknown }],
  [
    'numbers for codes',
    { status: 400, data: { error: { type: 7, reason: 8 } } },
    { status: 400, ...unknown },
  ],
  ['a thrown text', 'boom', { status: 0, ...unknown }],
  ['a thrown error', new TypeError('x'), { status: 0, ...unknown }],
  ['null', null, { status: 0, ...unknown }],
])('[ERR-03] %s becomes an error of type UNKNOWN', (_what, cause, expected) => {
  expect(parseError(cause)).toMatchObject(expected);
});

it('reads type, reason, title, body and data', () => {
  const error = {
    type: 'ORDER_CREATION',
    reason: 'INCENTIVES_INVALID',
    message: 'T',
    body: 'B',
    data: { a: 1 },
  };
  expect(parseError({ status: 409, data: { error } })).toMatchObject({
    status: 409,
    type: 'ORDER_CREATION',
    reason: 'INCENTIVES_INVALID',
    title: 'T',
    body: 'B',
    data: { a: 1 },
  });
});

it.each([
  ['offline', new AxiosError('Network Error', 'ERR_NETWORK'), 'UNREACHABLE'],
  ['a time limit', new AxiosError('timeout', 'ECONNABORTED'), 'TIMEOUT'],
])('%s becomes a NETWORK error without a status', (_what, cause, reason) => {
  expect(parseError(cause)).toMatchObject({ status: 0, type: 'NETWORK', reason, isNetwork: true });
});

it.each([
  ['a header', { status: 401, data: '', headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }],
  ['a flat body', { status: 401, data: { error: 'invalid_token' } }],
  ['a type', { status: 401, data: { error: { type: 'INVALID_TOKEN' } } }],
  ['a reason', { status: 401, data: { error: { type: 'UNAUTHORIZED', reason: 'invalid_token' } } }],
])('[ERR-01] hears invalid_token by %s', (_how, cause) => {
  expect(parseError(cause)).toMatchObject({ isInvalidToken: true, type: 'invalid_token' });
});

it('leaves an ApiError as it is', () => {
  const error = new ApiError({ status: 404, type: 'NOT_FOUND', reason: 'NO_ORDER' });
  expect(parseError(error)).toBe(error);
});

it.each([
  [400, true, false],
  [404, true, false],
  [408, false, true],
  [409, true, false],
  [429, false, true],
  [500, false, true],
  [0, false, false],
])('status %i: refusal %s, worth asking again %s', (status, isRefusal, isRetryable) => {
  expect(new ApiError({ status, ...unknown })).toMatchObject({ isRefusal, isRetryable });
});
