import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { testConfig } from '@tiffin/testing';
import { Picture } from '@tiffin/ui';
import { allowPictures } from './allow-pictures';

it.each([
  [`${testConfig.services.main}/pictures/dal.webp`, 1],
  ['https://pictures.example/dal.webp', 1],
  ['https://stranger.example/dal.webp', 0],
])('shows pictures of the services and of configured origins only: %s', (src, count) => {
  allowPictures({ ...testConfig, imageOrigins: ['https://pictures.example'] });
  const { container } = render(<Picture src={src} />);
  expect(container.querySelectorAll('img')).toHaveLength(count);
});
