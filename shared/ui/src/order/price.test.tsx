import { createI18n } from '@tiffin/i18n';
import { render } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  beforeEach(() => {
    createI18n('en');
  });

  it('reads "was … now …" and the saving to screen readers', () => {
    const { container } = render(
      <Price priceMicro={16_500_000} originalMicro={18_500_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/^was \$18\.50 now \$16\.50Save \$2\.00$/);
  });

  it('is one amount without a saving', () => {
    const { container } = render(
      <Price priceMicro={12_750_000} originalMicro={12_750_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/^\$12\.75$/);
  });

  it('is read in Chinese', () => {
    createI18n('zh');
    const { container } = render(
      <Price priceMicro={16_500_000} originalMicro={18_500_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/原價.*18\.50.*現價.*16\.50.*省.*2\.00/);
  });
});
