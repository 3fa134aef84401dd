import { encodePath } from '../../../corpus/url/pathname.ts';

/**
 * @param folder the address of the index's folder
 * @param path of a file in it
 * @returns its JSON; nothing when it isn't there
 * @throws when the network or the host fails
 */
export async function fetchIndexFile(folder: string, path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(folder + encodePath(path), { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The search index was answered with status ${response.status}.`);
  return response.json();
}
