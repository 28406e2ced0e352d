import { useFormat } from '@tiffin/i18n';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../feedback/badge';
import { VisuallyHidden } from '../text/visually-hidden';
import { useUiMessages } from '../use-ui-messages';

const Line = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 7px;
  s {
    font-weight: 450;
    color: var(--text-muted);
    text-decoration-thickness: 1.5px;
  }
`;

const Saving = styled(Badge)`
  align-self: center;
`;

type PriceProps = {
  readonly priceMicro: number;
  readonly currencyCode: string;
  /** The price before a saving. Shown only if it is higher. */
  readonly originalMicro?: number;
  /** Replaces "Save $2.00". */
  readonly saving?: ReactNode;
};

/** Renders a price, or "was … now …" with the saving. */
export function Price({ priceMicro, currencyCode, originalMicro, saving }: PriceProps): ReactElement {
  const t = useUiMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, currencyCode);
  if (originalMicro === undefined || originalMicro <= priceMicro) return <Line>{money(priceMicro)}</Line>;
  return (
    <Line>
      <VisuallyHidden>{t('was')} </VisuallyHidden>
      <s>{money(originalMicro)}</s>
      <VisuallyHidden> {t('now')} </VisuallyHidden>
      <span>{money(priceMicro)}</span>
      <Saving tone="perk" icon="ticket">
        {saving ?? t('save', { amount: money(originalMicro - priceMicro) })}
      </Saving>
    </Line>
  );
}
