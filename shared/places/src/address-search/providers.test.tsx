import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { setNetworkAdapter } from '@tiffin/api/test-support';
import type { NetworkAdapter } from '@tiffin/api/test-support';
import type { FoundAddress } from '@tiffin/domain';
import { fakeNetwork, renderInApp, testConfig } from '@tiffin/testing';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { AddressField } from './address-field';
import { PROVIDERS } from './test-support/providers';
import type { Provider } from './test-support/providers';

type Request = Parameters<NetworkAdapter>[0];
type Answered =
  | { readonly status: number; readonly data: unknown }
  | Promise<{ readonly status: number; readonly data: unknown }>;

const ok = (data: unknown) => ({ status: 200, data });
const FAILED = 'We couldn’t look up this address.';
const NOTHING = 'We can’t find this address. Check the spelling, or add the city.';

/** Shows a field whose search is this provider's, and keeps the requests as the provider receives them. */
function openField(
  provider: Provider,
  answer: (request: Request, count: number) => Answered,
  firstText = '',
) {
  fakeNetwork();
  const requests: Request[] = [];
  const found: FoundAddress[] = [];
  setNetworkAdapter(async (config) => {
    requests.push(config);
    return { ...(await answer(config, requests.length)), headers: {}, statusText: '', config };
  });
  const config = { ...testConfig, addressSearch: { ...provider.config } };
  const { user } = renderInApp(<Field firstText={firstText} onFound={(address) => found.push(address)} />, {
    config,
  });
  return { user, requests, found };
}

type FieldProps = { readonly firstText: string; readonly onFound: (address: FoundAddress) => void };

function Field({ firstText, onFound }: FieldProps): ReactElement {
  const [value, setValue] = useState(firstText);
  return (
    <AddressField
      label="Address"
      value={value}
      onChange={setValue}
      chosenText=""
      near={{ latitude: 43.65, longitude: -79.38 }}
      onFound={onFound}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Address' });
const house = () => screen.findByRole('option', { name: /12 Mercer Street/ });
const isQuestion = ({ url }: Request) => url === '/v1/places:autocomplete' || url === '/api';

describe.each(PROVIDERS)('%s', (_name, provider) => {
  /** Answers as the service does when all is well. */
  const well = (request: Request) => ok(isQuestion(request) ? provider.suggestions : provider.place);

  it('suggests for a text that the field had before it got the focus', async () => {
    const { user } = openField(provider, well, '12 Mer');
    expect(screen.queryByRole('option')).toBeNull();
    await user.tab();
    expect(field()).toHaveFocus();
    expect(await house()).toBeVisible();
  });

  it('finds the place of a suggestion, with the point of the house and its parts', async () => {
    const { user, requests, found } = openField(provider, well);
    await user.type(field(), '12 Mer');
    await user.click(await house());
    await waitFor(() => expect(found).toHaveLength(1));
    expect(found[0]).toMatchObject({
      latitude: 43.6455,
      longitude: -79.3901,
      displayName: '12 Mercer Street, Toronto',
      postalAddress: {
        addressLine1: '12 Mercer Street',
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5V 1H3',
        country: 'CA',
      },
    });
    for (const { baseURL, withCredentials, headers } of requests) {
      expect({ baseURL, withCredentials }).toEqual({ baseURL: provider.config.url, withCredentials: false });
      expect(headers.has('Authorization')).toBe(false);
    }
  });

  it('says that nothing fits, and keeps what was typed', async () => {
    const { user } = openField(provider, () => ok(provider.nothing));
    await user.type(field(), '12 Mxr');
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expect(field()).toHaveValue('12 Mxr');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers only the suggestions that are whole', async () => {
    const { user } = openField(provider, () => ok(provider.withGaps));
    await user.type(field(), '12 Mer');
    await house();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it.each([
    ...provider.errors.map(([status, body]) => [`error ${status}`, { status, data: body }] as const),
    ...provider.foreign.map((data) => [`${JSON.stringify(data)}`, ok(data)] as const),
    ['a page of a proxy', ok('<!doctype html><title>Sign in to the network</title>')],
    ['a list', ok([])],
    ['an empty answer', ok(null)],
  ])(
    'says that the search did not answer after %s, keeps what was typed, and tries again',
    async (_what, bad) => {
      let isDown = true;
      const { user, found } = openField(provider, (request) => (isDown ? bad : well(request)));
      await user.type(field(), '12 Mer');
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(field()).toHaveValue('12 Mer');
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await user.click(field());
      await user.click(await house());
      await waitFor(() => expect(found).toHaveLength(1));
    },
  );

  it('aborts the question for an older text, whose late answer shows nothing', async () => {
    let answerFirst: (answer: ReturnType<typeof ok>) => void = () => undefined;
    const first = new Promise<ReturnType<typeof ok>>((resolve) => {
      answerFirst = resolve;
    });
    const { user, requests } = openField(provider, (request, count) => (count === 1 ? first : well(request)));
    await user.type(field(), '12');
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.type(field(), ' Mer');
    await house();
    expect(requests[0]?.signal?.aborted).toBe(true);
    answerFirst(ok(provider.nothing));
    await house();
    expect(screen.queryByText(NOTHING)).toBeNull();
  });
});

describe('details of Google Places', () => {
  const [, google] = PROVIDERS[0];
  const errorOf = (wanted: number) => google.errors.find(([status]) => status === wanted)?.[1];
  const choose = async (details: (count: number) => Answered) => {
    let asked = 0;
    const opened = openField(google, (request) => {
      if (isQuestion(request)) return ok(google.suggestions);
      asked += 1;
      return details(asked);
    });
    await opened.user.type(field(), '12 Mer');
    await opened.user.click(await house());
    return opened;
  };

  it('gives the key in a header and one session’s token to the questions and the details', async () => {
    const { user, requests, found } = openField(google, (request) =>
      ok(isQuestion(request) ? google.suggestions : google.place),
    );
    await user.type(field(), '12');
    await house();
    await user.type(field(), ' Mer');
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.click(await house());
    await waitFor(() => expect(found).toHaveLength(1));
    const tokens = requests.map(
      ({ data, params }) => Object(typeof data === 'string' ? JSON.parse(data) : params).sessionToken,
    );
    expect(new Set(tokens.slice(0, 3)).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{36}$/);
    for (const request of requests) {
      expect(request.headers.get('X-Goog-Api-Key')).toBe('the-key');
      expect(JSON.stringify([request.url, request.params])).not.toContain('the-key');
    }
  });

  it.each([
    ['a place that is gone', 404],
    ['an id that is none', 400],
  ])('says that the address is not found after %s', async (_what, status) => {
    const { found } = await choose(() => ({
      status,
      data: { error: { code: status, status: 'NOT_FOUND' } },
    }));
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expect(field()).toHaveValue('12 Mercer Street');
    expect(found).toEqual([]);
  });

  it.each([
    ['no location', { ...google.place, location: undefined }],
    ['nothing', {}],
  ])('says that the address is not found if the details hold %s', async (_what, details) => {
    const { found } = await choose(() => ok(details));
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expect(found).toEqual([]);
  });

  it('names a place by its suggestion if the details hold only a location', async () => {
    const { found } = await choose(() => ok({ location: { latitude: 43.6, longitude: -79.4 } }));
    await waitFor(() => expect(found).toHaveLength(1));
    expect(found[0]).toMatchObject({ displayName: '12 Mercer Street', postalAddress: null });
  });

  it.each([429, 503])('asks for the same place again after error %d', async (status) => {
    const { user, found } = await choose((count) =>
      count === 1 ? { status, data: errorOf(status) } : ok(google.place),
    );
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(field()).toHaveValue('12 Mercer Street');
    expect(found).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(found).toHaveLength(1));
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});
