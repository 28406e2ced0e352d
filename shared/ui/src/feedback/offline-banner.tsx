import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import { Row } from '../layout/row';
import { Wrap } from '../layout/wrap';
import { useUiMessages } from '../use-ui-messages';
import { BannerBox } from './banner';
import { useOnline } from './use-online';

const Strip = styled(BannerBox)`
  border-radius: 0;
  padding-inline: 0;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

type OfflineBannerProps = {
  /** What the reader still sees: "This is the menu as of 11:04." */
  readonly note?: ReactNode;
  readonly onRetry?: () => void;
};

/** Renders a banner across the page while the browser is offline. On our pages it is at the bottom of the window. */
export function OfflineBanner({ note, onRetry }: OfflineBannerProps): ReactElement {
  const t = useUiMessages();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip $tone="warn" data-offline="">
          <Wrap>
            <Row $gap={12}>
              <Icon name="offline" />
              <Words>
                <b>{t('offline.fact')}</b> {note ?? t('offline.meaning')}
              </Words>
              {onRetry && (
                <Button size="small" variant="outline" onClick={onRetry}>
                  {t('tryAgain')}
                </Button>
              )}
            </Row>
          </Wrap>
        </Strip>
      )}
    </div>
  );
}
