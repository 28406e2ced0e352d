import { isAllowedEndpoint } from './allowed-endpoint';

const options = {
  push: { hosts: ['push.example', '*.push.example.org'] },
  controls: 'local' as const,
  publicUrl: 'http://localhost:4000',
};

it.each([
  ['https://push.example/send/1', true],
  ['https://a.b.push.example.org/send/1', true],
  ['https://push.example.org/send/1', false],
  ['https://evil-push.example/send/1', false],
  ['https://push.example.evil.example/send/1', false],
  ['http://push.example/send/1', false],
  ['https://push.example:8443/send/1', false],
  ['https://ana@push.example/send/1', false],
  ['https://push.example@169.254.169.254/send/1', false],
  ['https://127.0.0.1/send/1', false],
  ['https://[::1]/send/1', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['not a URL', false],
  ['http://localhost:4000/push-service/1', true],
  ['http://localhost:4000/push-service/../sandbox/clock', false],
  ['http://localhost:4000/sandbox/clock', false],
])('%s: %s', (endpoint, expected) => {
  expect(isAllowedEndpoint(endpoint, options)).toBe(expected);
});

it('refuses the stand-in where no controls are', () => {
  expect(isAllowedEndpoint('http://localhost:4000/push-service/1', { ...options, controls: 'off' })).toBe(
    false,
  );
});
