import { useQuery } from '@tanstack/react-query';
import { call, merchantQueries } from '@tiffin/api';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import { useLocation, useParams } from '@tiffin/router';
import { MENU_VIEW } from '../../routes';

type BrandPath = {
  /** Undefined while it loads, and if the URL names no brand. */
  readonly path: string | undefined;
  readonly isPending: boolean;
};

const handled = { meta: { isHandled: true } } as const;

/**
 * Returns where the URL of a brand leads: to a search for its restaurants near the place where the person wants food. Without
 * such a place it leads to the menu of the brand's first merchant, with the query of the URL.
 */
export function useBrandPath(): BrandPath {
  const { merchantExternalId: externalId = '' } = useParams();
  const { search } = useLocation();
  const isNear = useDeliveryLocation().location !== null;
  const brand = useQuery({
    queryKey: ['brand', externalId],
    queryFn: ({ signal }) => call('getBrands', { externalId }, { signal }),
    enabled: isNear,
    ...handled,
  });
  const first = useQuery({
    ...merchantQueries.load({ brandExternalId: externalId, ...MENU_VIEW }),
    enabled: !isNear,
    ...handled,
  });
  return isNear
    ? { path: brand.data && `/?${new URLSearchParams({ q: brand.data.name })}`, isPending: brand.isPending }
    : {
        path: first.data && `/m/${encodeURIComponent(first.data.externalId)}/menu${search}`,
        isPending: first.isPending,
      };
}
