import type { ReactElement, ReactNode, Ref } from 'react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { Heading } from '../text/heading';
import { FieldError } from './field-error';

const unmet = css`
  box-shadow: inset 0 0 0 2px var(--danger);
`;

const nest = css`
  margin-block: 0 10px;
  margin-inline: 11px 0;
  padding-block: 10px 4px;
  padding-inline: 24px 0;
  border-inline-start: 3px solid var(--primary);
  border-end-start-radius: 4px;
`;

const card = css<{ readonly $unmet: boolean }>`
  --quiet: var(--surface);
  background: var(--inset);
  border-radius: var(--r-tin);
  padding: 16px 16px 6px;
  ${({ $unmet }) => $unmet && unmet}
  @media (forced-colors: active) {
    border: ${({ $unmet }) => ($unmet ? 3 : 1)}px solid;
  }
`;

const Group = styled.fieldset<{ readonly $nested: boolean; readonly $unmet: boolean }>`
  border: 0;
  margin: 0;
  min-width: 0;
  ${({ $nested }) => ($nested ? nest : card)}
`;

const Legend = styled.legend`
  display: contents;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 6px;
`;

const Rule = styled.span`
  font-size: 14px;
  color: var(--text-muted);
  font-weight: 550;
`;

type OptionGroupProps = {
  readonly title: ReactNode;
  /** "Required · choose 1". */
  readonly rule?: ReactNode;
  readonly error?: ReactNode;
  /** Shown nested under the option that requires it. */
  readonly nested?: boolean;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly children: ReactNode;
};

/** Renders a set of options with its name and its rule. An unmet group shows a sentence and a ring. */
export function OptionGroup(props: OptionGroupProps): ReactElement {
  const { title, rule, error, nested = false, ref, children } = props;
  const errorId = useId();
  const hasError = error !== undefined && error !== null;
  return (
    <Group
      ref={ref}
      tabIndex={-1}
      $nested={nested}
      $unmet={hasError}
      aria-describedby={hasError ? errorId : undefined}
    >
      <Legend>
        <Head>
          {nested ? (
            <b>{title}</b>
          ) : (
            <Heading as="span" $look="h3">
              {title}
            </Heading>
          )}
          {rule !== undefined && <Rule>{rule}</Rule>}
        </Head>
      </Legend>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </Group>
  );
}
