/** Puts a remote from elsewhere in the place of the live one for this browser; an empty address ends it. Rejects unless it is so. */
export async function putOverride(remote: string, address: string): Promise<void> {
  const response = await fetch('/_remotes/override', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, address }),
  });
  if (!response.ok) throw new Error(`The override was answered with ${response.status}.`);
}
