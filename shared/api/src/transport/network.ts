import axios from 'axios';
import type { AxiosRequestConfig } from 'axios';
import { getConfig } from '@tiffin/config';
import { networkAdapter } from './network-adapter';

export { CanceledError } from 'axios';

/** What came back, whatever its status. */
export type NetworkAnswer = {
  readonly status: number;
  readonly data: unknown;
  readonly headers: unknown;
};

type NetworkRequest = AxiosRequestConfig & {
  /** A stream lasts as long as its reader wants. */
  readonly isStream?: boolean | undefined;
  /** True if unloading the page must not cancel the request. */
  readonly isKeptAlive?: boolean | undefined;
};

/**
 * Sends one request; rejects with axios' own errors where there is no answer. With `hasMockTeams`, mock data answer the
 * calls of teams (specification 7).
 */
export async function request({ isStream, isKeptAlive, ...config }: NetworkRequest): Promise<NetworkAnswer> {
  const { hasMockTeams, services } = getConfig();
  if (hasMockTeams && config.baseURL === services.gateway && config.url?.startsWith('/teams')) {
    const { answerWithMockTeam } = await import(/* webpackChunkName: "mock-teams" */ './mock-teams');
    return answerWithMockTeam(config);
  }
  return axios.request<unknown>({
    ...config,
    // Without a body, axios' fetch adapter would still name the type of a form.
    headers: { ...config.headers, ...(config.data === undefined && { 'Content-Type': false }) },
    // The only adapter in builds; see fetch-only-axios.mjs of @tiffin/build.
    adapter: networkAdapter() ?? 'fetch',
    ...(isStream && { responseType: 'stream', timeout: 0 }),
    ...(isKeptAlive && { fetchOptions: { keepalive: true } }),
    // Only send judges answers.
    validateStatus: () => true,
  });
}
