/** @returns a pathname without the base URL: where it lies below the output folder's root */
export function belowBase(path: string, { baseUrl }: { baseUrl: string }): string {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}
