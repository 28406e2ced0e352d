import type { ReactElement } from 'react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { qrPath } from '../../domain/qr-path';
import { useGroupMessages } from '../use-group-messages';

/** Dark on white in both themes, because cameras read nothing else reliably. */
const Picture = styled.svg`
  display: block;
  aspect-ratio: 1;
  padding: 8px;
  border-radius: 16px;
  background: #fff;
  color: #1f1a18;
  forced-color-adjust: none;
`;

type QrCodeProps = {
  readonly link: string;
  /** Width and height in CSS. */
  readonly size?: string;
};

/** Renders a link as a QR code. The link is beside it as text. */
export function QrCode({ link, size: width = '132px' }: QrCodeProps): ReactElement {
  const t = useGroupMessages();
  const { size, path } = useMemo(() => {
    const code = encode(link, { ecc: 'M', border: 1 });
    return { size: code.size, path: qrPath(code.data) };
  }, [link]);
  return (
    <Picture
      viewBox={`0 0 ${size} ${size}`}
      style={{ width }}
      role="img"
      aria-label={t('invite.qr')}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
