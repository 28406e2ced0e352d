import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { publishHeight } from '../layout/publish-height';
import { Row } from '../layout/row';
import { Wrap } from '../layout/wrap';
import { BannerBox } from './banner';

const Strip = styled(BannerBox)`
  border-radius: 0;
  padding-inline: 0;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const publish = publishHeight('--late-banner');

type LateBannerProps = {
  readonly isShown: boolean;
  /** The fact in bold, then what it means. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/**
 * Renders a banner across the page that may come at any time, such as that its data is old. On our pages it is at the bottom of the
 * window, where it moves nothing.
 */
export function LateBanner({ isShown, children, action }: LateBannerProps): ReactElement {
  return (
    <div role="status">
      {isShown && (
        <Strip $tone="warn" data-late-banner="" ref={publish}>
          <Wrap>
            <Row $gap={12}>
              <Icon name="offline" />
              <Words>{children}</Words>
              {action}
            </Row>
          </Wrap>
        </Strip>
      )}
    </div>
  );
}
