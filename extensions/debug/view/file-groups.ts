import type { ManifestFile } from '../../../viewer/client/index.ts';

export interface FileGroup {
  label: string;
  files: number;
  bytes: number;
}

/** The purposes of files in the output. The first match applies. */
const groups: [label: string, pattern: RegExp][] = [
  ['Pages as JSON', /^corpus\/pages\//],
  ['Search', /^corpus\/search\//],
  ['Schemas', /^corpus\/schema\//],
  ['Tables', /^corpus\//],
  ['Pages as HTML', /\.html$/],
  ['Pages as Markdown', /\.(?:md|txt)$/],
  ['Scripts', /\.m?js$/],
  ['Styles', /\.css$/],
  ['Fonts', /\.(?:woff2?|ttf|otf)$/],
  ['Pictures', /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i],
  ['Feeds and sitemap', /\.(?:xml|atom|rss)$|(?:^|\/)feed\.json$/],
];

/** @returns the files of the output by purpose, the group with the most bytes first */
export function fileGroups({ files }: Pick<ManifestFile, 'files'>): FileGroup[] {
  const found = new Map<string, FileGroup>();
  for (const { path, bytes } of files) {
    const label = groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Other files';
    const group = found.get(label) ?? { label, files: 0, bytes: 0 };
    found.set(label, { label, files: group.files + 1, bytes: group.bytes + bytes });
  }
  return [...found.values()].sort((a, b) => b.bytes - a.bytes || (a.label < b.label ? -1 : 1));
}
