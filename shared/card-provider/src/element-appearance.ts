import type { Appearance } from '@stripe/stripe-js';

/**
 * Returns the page's colours and type for the card provider's frame, which does not inherit the page's
 * styles.
 */
export function elementAppearance(beside: HTMLElement): Appearance {
  const styles = getComputedStyle(beside);
  const colours = {
    colorPrimary: styles.getPropertyValue('--primary').trim(),
    colorBackground: styles.getPropertyValue('--surface').trim(),
    colorText: styles.getPropertyValue('--text').trim(),
    colorTextPlaceholder: styles.getPropertyValue('--text-muted').trim(),
    colorTextSecondary: styles.getPropertyValue('--text-muted').trim(),
    colorDanger: styles.getPropertyValue('--danger').trim(),
    fontFamily: styles.fontFamily,
  };
  const known = Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== ''));
  return { theme: 'stripe', variables: { ...known, fontSizeBase: '16px', borderRadius: '12px' } };
}
