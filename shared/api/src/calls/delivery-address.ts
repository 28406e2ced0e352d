import type { DeliveryAddress, UserDeliveryAddressDetail } from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send, sendDone } from '../transport/send';
import type { CallOptions, NoParams } from '../transport/send';

/** The person's saved addresses. */
export async function getDeliveryAddresses(
  params: NoParams = {},
  options?: CallOptions,
): Promise<readonly DeliveryAddress[]> {
  const { deliveryAddresses } = await send<{ deliveryAddresses: readonly DeliveryAddress[] }>(
    {
      service: 'main',
      method: 'GET',
      path: '/delivery-addresses',
      query: params,
      answer: later('addressesAnswer'),
    },
    options,
  );
  return deliveryAddresses;
}

/** Saves an address. */
export async function addDeliveryAddress(
  { body }: { readonly body: { readonly address: UserDeliveryAddressDetail } },
  options?: CallOptions,
): Promise<DeliveryAddress> {
  const { deliveryAddress } = await send<{ deliveryAddress: DeliveryAddress }>(
    { service: 'main', method: 'POST', path: '/delivery-addresses', body, answer: later('addressAnswer') },
    options,
  );
  return deliveryAddress;
}

/** Forgets a saved address. */
export async function removeDeliveryAddress(
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  return sendDone({ service: 'main', method: 'DELETE', path: path`/delivery-addresses/${id}` }, options);
}
