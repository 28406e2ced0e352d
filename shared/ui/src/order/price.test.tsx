import { createI18n } from '@tiffin/i18n';
import { render } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  beforeEach(() => {
    createI18n('en');
  });

  it('speaks "was … now …" and the saving', () => {
    const { container } = render(
      <Price priceMicro={16_500_000} originalMicro={18_500_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/^was \$18\.50 now \$16\.50Save \$2\.00$/);
  });

  it('is one amount where nothing is saved', () => {
    const { container } = render(
      <Price priceMicro={12_750_000} originalMicro={12_750_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/^\$12\.75$/);
  });

  it('speaks Chinese', () => {
    createI18n('zh');
    const { container } = render(
      <Price priceMicro={16_500_000} originalMicro={18_500_000} currencyCode="CAD" />,
    );
    expect(container).toHaveTextContent(/原價.*18\.50.*現價.*16\.50.*省.*2\.00/);
  });
});
