import type { LatLng } from '@tiffin/contracts';
import { Link } from '@tiffin/router';
import { Loading, Picture, Section, Skeleton, VisuallyHidden, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { queryWith } from '../../domain/query-with';
import { useHomeMessages } from './use-home-messages';
import { useBrowsing } from './use-browsing';
import { useCuisines } from './use-cuisines';

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 92px;
  gap: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -16px;
  padding: 4px 16px;
  ${media.tabletUp} {
    grid-auto-columns: minmax(96px, 1fr);
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Part = styled(Section)`
  ${media.mobile} {
    padding-block: 10px 4px;
  }
`;

const cuisine = css`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-decoration: none;
  font-weight: 650;
  font-size: 14px;
  line-height: 1.3;
  text-align: center;
  padding: 4px 2px 8px;
  border-radius: 16px;
  &[aria-current] {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Cuisine = styled(Link)`
  ${cuisine}
`;

const CuisineBox = styled.div`
  ${cuisine}
`;

const Tin = styled.div`
  width: 76px;
  ${media.tabletUp} {
    width: 92px;
  }
`;

type CuisinesProps = {
  readonly point: LatLng;
  /** How far from the point, in metres. */
  readonly maxDistance: number;
  /** The names of those to show; all by default. */
  readonly names?: ReadonlySet<string>;
};

/**
 * Renders the cuisines within a distance of a point. One at a time filters the list; a second press removes the
 * filter.
 */
export function Cuisines({ point, maxDistance, names }: CuisinesProps): ReactElement | null {
  const t = useHomeMessages();
  const { browsing, query } = useBrowsing();
  const { data: all, isPending } = useCuisines(point, maxDistance);
  const data = names ? all?.filter(({ name }) => names.has(name)) : all;
  if (!isPending && (data === undefined || data.length === 0)) return null;
  return (
    <Part as="nav" aria-labelledby="cuisines">
      <VisuallyHidden as="h2" id="cuisines">
        {t('cuisines')}
      </VisuallyHidden>
      {isPending ? (
        <Loading>
          <Row as="div">
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <CuisineBox key={key}>
                <Tin>
                  <Skeleton $height="auto" $radius="50%" style={{ aspectRatio: 1 }} />
                </Tin>
                <Skeleton $width="60px" $height="18px" />
              </CuisineBox>
            ))}
          </Row>
        </Loading>
      ) : (
        <Row tabIndex={-1}>
          {data?.map(({ id, name, imageUrl }) => {
            const isCurrent = browsing.cuisine === id;
            return (
              <li key={id}>
                <Cuisine
                  to={{ search: queryWith(query, 'cuisine', isCurrent ? '' : id).toString() }}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  <Tin>
                    <Picture src={imageUrl} round eager />
                  </Tin>
                  {name}
                </Cuisine>
              </li>
            );
          })}
        </Row>
      )}
    </Part>
  );
}
