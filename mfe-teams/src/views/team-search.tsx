import { useQuery } from '@tanstack/react-query';
import { isOffered, teamQueries } from '@tiffin/api';
import type { TeamDetails } from '@tiffin/contracts';
import { useDebounced } from '@tiffin/screen-parts';
import {
  Badge,
  Button,
  Column,
  ErrorPanel,
  lidHueAt,
  Lid,
  Row,
  SearchBox,
  Skeleton,
  Stack,
  Text,
} from '@tiffin/ui';
import { Person } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTeamMessages } from './use-team-messages';

const debounceMs = 300;

type TeamSearchProps = {
  readonly onPick: (team: TeamDetails) => void;
  readonly onCreate: (name: string) => void;
};

/** Renders teams by name while it is typed. An empty field sends no request. */
export function TeamSearch({ onPick, onCreate }: TeamSearchProps): ReactElement {
  const t = useTeamMessages();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  useDebounced(text.trim(), debounceMs, setName);
  const search = useQuery({ ...teamQueries.search(name), enabled: name !== '' });
  const found = name === '' || text.trim() === '' ? undefined : search.data;
  return (
    <Column>
      <SearchBox
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={setText}
      />
      <Text $size="hint" role="status">
        {found && (found.length > 0 ? t('find.results', { count: found.length }) : t('find.none', { name }))}
      </Text>
      {search.isLoading && <Skeleton $height="72px" $radius="22px" />}
      {search.isError && (
        <ErrorPanel level={3} title={t('find.failed')} onRetry={() => void search.refetch()}>
          {t('find.failedNote')}
        </ErrorPanel>
      )}
      {found && found.length > 0 && (
        <Stack>
          {found.map((team, index) => (
            <TeamRow key={team.teamId} team={team} index={index} onPick={onPick} />
          ))}
        </Stack>
      )}
      {/* A new team needs a place that the search for addresses knows. */}
      {found && isOffered('addressSearch') && (
        <Row $wrap>
          <Text as="span" $size="small" $tone="muted">
            {t('find.createNote')}
          </Text>
          <Button
            size="small"
            icon="plus"
            onClick={() => {
              onCreate(name);
            }}
          >
            {t('find.create')}
          </Button>
        </Row>
      )}
    </Column>
  );
}

type TeamRowProps = {
  readonly team: TeamDetails;
  readonly index: number;
  readonly onPick: TeamSearchProps['onPick'];
};

function TeamRow({ team, index, onPick }: TeamRowProps): ReactElement {
  const t = useTeamMessages();
  return (
    <Person
      lid={<Lid small name={team.name} hue={lidHueAt(index)} />}
      name={team.name}
      note={
        <>
          {team.industry}{' '}
          {team.secured && (
            <Badge icon="lock" tone="info">
              {t('find.secured')}
            </Badge>
          )}
        </>
      }
      state={
        <Button
          size="small"
          aria-label={t('find.joinOf', { team: team.name })}
          onClick={() => {
            onPick(team);
          }}
        >
          {t('find.join')}
        </Button>
      }
    />
  );
}
