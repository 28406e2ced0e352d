import { expect, it } from '@jest/globals';
import { orderTiming } from './order-timing';

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
const promised = { kind: 'arriving', from: at('12:20'), to: at('12:30') } as const;

it.each([
  ['before the promised time, without a forecast', '12:10', null, 'promised'],
  ['at the end of the promised time', '12:30', null, 'promised'],
  ['with a forecast within the promised time', '12:10', '12:25', 'promised'],
  ['with a forecast that is only four minutes later', '12:10', '12:34', 'promised'],
  ['with a forecast that is five minutes later', '12:10', '12:35', '12:35'],
  ['after the promised time, without a forecast', '12:31', null, 'unknown'],
  ['after the promised time, with a forecast', '12:31', '12:33', '12:33'],
  ['after the promised time, with a forecast that has passed too', '12:40', '12:35', 'unknown'],
  ['after the promised time, with a forecast that nobody can read', '12:40', 'soon', 'unknown'],
])('an order is on time or late %s', (_when, now, forecast, expected) => {
  const isTime = forecast?.includes(':') ?? false;
  const text = forecast === null ? null : isTime ? at(forecast) : forecast;
  const timing = orderTiming(promised, text, Date.parse(at(now)));
  if (expected === 'promised') expect(timing).toEqual({ kind: 'promised', promised });
  else
    expect(timing).toEqual({
      kind: 'late',
      promised,
      expectedAt: expected === 'unknown' ? null : at(expected),
    });
});

it.each([
  [at('13:05'), at('13:05')],
  [at('12:35'), null],
  [null, null],
])('an order without a promised time is never late: forecast %p, expected %p', (forecast, expectedAt) => {
  const timing = orderTiming(null, forecast, Date.parse(at('13:00')));
  expect(timing).toEqual({ kind: 'untimed', expectedAt });
});
