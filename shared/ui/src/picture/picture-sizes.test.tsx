import { afterEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture } from './picture';
import { setPictureResizer } from './picture-sizes';

afterEach(() => setPictureResizer(undefined));

const imageIn = (picture: Parameters<typeof Picture>[0]) => {
  const { container } = render(<Picture {...picture} />);
  return container.querySelector('img');
};

it('has one source without a CDN, and for pictures of the site itself', () => {
  expect(imageIn({ src: 'https://services.example/a.webp' })).not.toHaveAttribute('srcset');
  setPictureResizer('https://img.example/w={width}/{url}');
  expect(imageIn({ src: '/a.webp' })).not.toHaveAttribute('srcset');
});

it('has a source for each width from the CDN, and says how wide it is shown', () => {
  setPictureResizer('https://img.example/w={width}/{url}');
  const image = imageIn({ src: 'https://services.example/a.webp?v=1', width: 58 });
  expect(image?.srcset.split(',')).toEqual(
    [160, 320, 640, 1280].map(
      (width) => `https://img.example/w=${width}/https%3A%2F%2Fservices.example%2Fa.webp%3Fv%3D1 ${width}w`,
    ),
  );
  expect(image).toHaveAttribute('sizes', '58px');
  expect(imageIn({ src: 'https://services.example/a.webp' })).toHaveAttribute('sizes', 'auto,100vw');
  expect(imageIn({ src: 'https://services.example/a.webp', eager: true })).toHaveAttribute('sizes', '100vw');
});
