import { announce, Column, Row, SearchBox, Text } from '@tiffin/ui';
import { Chip } from '@tiffin/ui/more';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { GuestTier } from '../../domain/guest-tier';
import { peopleList } from '../../domain/people-list';
import type { PeopleFilter } from '../../domain/people-list';
import { usePeopleMessages } from './use-people-messages';

const Bar = styled(Column)`
  margin-bottom: 18px;
`;

export type PeopleSearchProps = {
  readonly tiers: readonly GuestTier[];
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
};

/** Renders the search for a person by name, and the filter for those who are not done. */
export function PeopleSearch({ tiers, filter, onFilter }: PeopleSearchProps): ReactElement {
  const t = usePeopleMessages();
  const { ready, choosing } = peopleList(tiers, filter);
  const found = ready.length + choosing.length;
  const undone = peopleList(tiers, { search: '', isUndoneOnly: true }).choosing.length;
  const isFiltered = filter.search.trim() !== '' || filter.isUndoneOnly;
  const result = isFiltered ? t('search.found', { count: found }) : '';
  useEffect(() => {
    if (result !== '') announce(result);
  }, [result]);
  return (
    <Bar $gap={10}>
      <SearchBox
        label={t('search.label')}
        placeholder={t('search.label')}
        autoComplete="off"
        maxLength={40}
        value={filter.search}
        onChange={(search) => {
          onFilter({ ...filter, search });
        }}
      />
      <Row $wrap $between>
        <Chip
          pressed={filter.isUndoneOnly}
          onClick={() => {
            onFilter({ ...filter, isUndoneOnly: !filter.isUndoneOnly });
          }}
        >
          {t('search.undone', { count: undone })}
        </Chip>
        <Text $size="hint">{result}</Text>
      </Row>
    </Bar>
  );
}
