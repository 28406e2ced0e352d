import type { StripeElementStyle } from '@stripe/stripe-js';

/**
 * Returns the page's colours and type for the card provider's frame, which does not inherit the page's
 * styles.
 */
export function cardElementStyle(beside: HTMLElement): StripeElementStyle {
  const styles = getComputedStyle(beside);
  const colour = (name: string) => styles.getPropertyValue(name).trim() || undefined;
  return {
    base: {
      color: colour('--text'),
      iconColor: colour('--text-muted'),
      fontFamily: styles.fontFamily || undefined,
      fontSize: '16px',
      '::placeholder': { color: colour('--text-muted') },
    },
    invalid: { color: colour('--danger'), iconColor: colour('--danger') },
  };
}
