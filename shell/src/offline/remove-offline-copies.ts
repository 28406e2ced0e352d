import { endAllOrderNews, removeWorker } from '@tiffin/service-worker';
import { removeCopies } from './copy-cache';
import { copyOwner } from './copy-owner';

/**
 * Removes what is stored for reading without a network, the news of orders, and the worker. Nothing is stored until a
 * person is met again.
 */
export async function removeOfflineCopies(): Promise<void> {
  copyOwner.remove();
  await Promise.all([removeCopies(), endAllOrderNews(), removeWorker()]);
}
