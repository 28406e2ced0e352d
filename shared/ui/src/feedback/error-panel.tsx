import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import { Card } from '../layout/card';
import { Column } from '../layout/column';
import { Grow, Row } from '../layout/row';
import { LidCircle } from '../people/lid';
import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { usePageTitle } from '../text/use-page-title';
import { useUiMessages } from '../use-ui-messages';

type ErrorPanelProps = {
  /** What failed. */
  readonly title: ReactNode;
  /** What still works. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  /** Another next step, beside or instead of a retry. */
  readonly action?: ReactNode;
  readonly code?: string;
  readonly level?: 1 | 2 | 3;
};

/**
 * Renders an error instead of what failed, in the same width. The rest of the page stays usable. If its title is the h1 of the
 * page, the tab has it, too.
 */
export function ErrorPanel(props: ErrorPanelProps): ReactElement {
  const { title, children, onRetry, busy = false, action, code, level = 2 } = props;
  const t = useUiMessages();
  const titleId = useId();
  usePageTitle(level === 1 && typeof title === 'string' ? title : undefined);
  return (
    <Card role="group" aria-labelledby={titleId}>
      <Column>
        <Row $gap={14} $align="start">
          <LidCircle $empty aria-hidden="true">
            <Icon name="warning" />
          </LidCircle>
          <Grow role="alert">
            <Heading as={`h${level}`} $look="h3" id={titleId}>
              {title}
            </Heading>
            {children !== undefined && (
              <Text as="div" $size="small" $tone="muted">
                {children}
              </Text>
            )}
          </Grow>
        </Row>
        <Row $wrap>
          {onRetry && (
            <Button size="small" variant="outline" icon="refresh" busy={busy} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {action}
          {code !== undefined && <Text $size="hint">{t('code', { code })}</Text>}
        </Row>
      </Column>
    </Card>
  );
}
