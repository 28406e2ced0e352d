import { Button, IconButton, SearchBox, Wrap } from '@tiffin/ui';
import { useNavigate, useSearchParams } from '@tiffin/router';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { homeSearch } from '../domain/home-search';
import { useShellMessages } from '../use-shell-messages';

const Form = styled.form`
  position: absolute;
  inset: 0;
  z-index: 1;
  background: inherit;
  background: var(--top);
  display: grid;
  align-items: center;
`;

const Line = styled(Wrap)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 8px;
    align-items: center;
  }
`;

/** The home page shows its results for this fragment. */
const RESULTS = '#nearby-merchants';

/** Renders the search over the header. It leads to the results on the home page, whose URL keeps the term. */
export function HeaderSearch({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useShellMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [term, setTerm] = useState(query.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form
      role="search"
      aria-label={t('header.search')}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        void navigate(`${homeSearch(query, term)}${RESULTS}`);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Line>
        <SearchBox
          ref={field}
          label={t('header.searchLabel')}
          placeholder={t('header.searchLabel')}
          maxLength={100}
          value={term}
          onChange={setTerm}
        />
        <Button type="submit" variant="primary">
          {t('header.searchGo')}
        </Button>
        <IconButton icon="close" label={t('header.searchClose')} onClick={onClose} />
      </Line>
    </Form>
  );
}
