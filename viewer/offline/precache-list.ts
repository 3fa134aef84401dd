import type { ManifestFile } from '../../corpus/schema/index.ts';

/** The files that are kept for reading offline: path in the output → a revision that changes with the content. */
export type PrecacheList = Record<string, string>;

/** In bytes; what is larger, a video most likely, is left to the network. */
const largest = 5_000_000;

/** Files for tools and hosts, which no page asks for. */
const unread = [
  /^corpus\/(?:manifest|routes|redirects)\.json$/,
  /^corpus\/schema\//,
  /^corpus\/docs\/[^/]+\/[^/]+\/docs\.json$/,
  /\.map$/,
  /^(?:sw\.js|llms(?:-full)?\.txt|robots\.txt|sitemap\.xml|vercel\.json|CNAME)$/,
  // `_redirects`, `.nojekyll`: hosts don't hand them out.
  /(?:^|\/)[_.][^/]*$/,
];

/** @returns every file of the output that a reader may come upon */
export function precacheList({ files }: Pick<ManifestFile, 'files'>): PrecacheList {
  const kept = files.filter(({ path, bytes }) => bytes <= largest && !unread.some((pattern) => pattern.test(path)));
  return Object.fromEntries(kept.map(({ path, sha256 }) => [path, sha256.slice(0, 16)]));
}
