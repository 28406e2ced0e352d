import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/breakpoint';
import { VisuallyHidden } from '../text/visually-hidden';

const Grid = styled.fieldset<{ readonly $fill: boolean }>`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(${({ $fill }) => ($fill ? 'auto-fit' : 'auto-fill')}, minmax(84px, 1fr));
  ${media.tabletUp} {
    ${({ $fill }) => !$fill && 'grid-template-columns: repeat(4, minmax(0, 1fr));'}
  }
`;

const Tile = styled.label`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 48px;
  border-radius: 12px;
  background: var(--sunken);
  font-weight: 650;
  font-size: 15px;
  font-variant-numeric: tabular-nums;
  position: relative;
  cursor: pointer;
  text-align: center;
  padding: 4px 6px;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
  }
  small {
    display: block;
    font-size: 12.5px;
    font-weight: 500;
  }
  &:has(:checked) {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &:has(:disabled) {
    color: var(--text-muted);
    text-decoration: line-through;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

type TileGroupProps<Value extends string> = {
  /** The choice's name; not shown. */
  readonly legend: string;
  readonly value: Value | undefined;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly note?: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
  /** A few tiles share the whole width (tips) instead of many in columns (times). */
  readonly fill?: boolean;
};

/** Renders a choice among tiles: times, tips. */
export function TileGroup<Value extends string>(props: TileGroupProps<Value>): ReactElement {
  const { legend, value, options, onChange, fill = false } = props;
  const name = useId();
  return (
    <Grid $fill={fill}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Tile key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>
            {option.label}
            {option.note !== undefined && <small>{option.note}</small>}
          </span>
        </Tile>
      ))}
    </Grid>
  );
}
