import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture } from './picture';
import { setPictureOrigins } from './picture-origins';

it('allows pictures from every origin by default, as on a partner’s page', async () => {
  jest.resetModules();
  const { mayShowPicture } = await import('./picture-origins');
  expect(mayShowPicture('https://pictures.example/a.webp')).toBe(true);
  expect(mayShowPicture('http://')).toBe(false);
});

it.each([
  ['http://services.example:4000/pictures/a.webp', true],
  ['/assets/a.webp', true],
  ['https://services.example:4000/a.webp', false],
  ['//evil.example/a.webp', false],
  ['https://evil.example/a.webp', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', false],
])('allows pictures only from configured origins: %s %s', (src, isShown) => {
  setPictureOrigins(['http://services.example:4000/main']);
  const { container } = render(<Picture src={src} />);
  expect(container.querySelectorAll('img')).toHaveLength(isShown ? 1 : 0);
});
