/**
 * Overrides the live remote in this browser; an empty `manifestUrl` ends the override. Rejects if the server refuses.
 */
export async function putOverride(remote: string, manifestUrl: string): Promise<void> {
  const response = await fetch('/_remotes/override', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, address: manifestUrl }),
  });
  if (!response.ok) throw new Error(`The override was answered with ${response.status}.`);
}
