import { initials } from './initials';

it.each([
  ['Ana Okafor-Lindqvist', 'AL'],
  ['Jean-Christophe Vandenberghe', 'JV'],
  ['Tom', 'T'],
  ['  ben   tran ', 'BT'],
  ['陳嘉欣 Karen', '嘉'],
  ['Ben Tran 陳本', '本'],
  ['', ''],
])('%p is %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
