/** The contents of a site's folder that determine defaults. */
export interface SiteFolder {
  name: string;
  /** `name` in the site's package.json. */
  packageName?: string | undefined;
  /** Names of the folders in the site's folder. */
  folders: ReadonlySet<string>;
  /** Whether the site's folder directly contains Markdown files, besides a changelog. */
  hasMarkdown: boolean;
  /** Whether the site's folder contains a `CHANGELOG.md`. */
  hasChangelog: boolean;
}

/** Default folders for standalone pages. The first existing folder is used. */
export const pagesFolders = ['src/pages', 'pages'];

/**
 * Adds defaults that depend on the site's folder: the title, and each kind of content whose default folder exists. If
 * no such folder exists but the site's folder contains Markdown files, these files become docs at the base URL.
 *
 * @param value the export of the config file; undefined if the site has no config
 */
export function withDefaults(value: unknown, folder: SiteFolder): unknown {
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) return value;
  const given = value as Record<string, unknown> | undefined;
  const found = {
    title: folder.packageName ?? folder.name,
    docs: folder.folders.has('docs') ? {} : false,
    pages: pagesFolders
      .filter((path) => folder.folders.has(path))
      .map((path) => ({ path }))
      .slice(0, 1),
    blog: folder.folders.has('blog') ? {} : false,
    changelog: folder.hasChangelog ? {} : false,
  };
  if (given) {
    const { title: _, ...content } = found;
    return { ...content, ...given };
  }
  const plain = !found.docs && found.pages.length === 0 && !found.blog && folder.hasMarkdown;
  const markdown = { format: 'detect' };
  return plain
    ? { ...found, markdown, docs: { path: '.', routeBasePath: '/', exclude: ['CHANGELOG.md'] } }
    : { ...found, markdown };
}
