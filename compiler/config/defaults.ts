/** The content of a site's folder that defaults depend on. */
export interface SiteFolder {
  name: string;
  /** The `name` in its package.json. */
  packageName?: string | undefined;
  /** Names of its folders. */
  folders: ReadonlySet<string>;
  /** Whether the folder itself contains Markdown besides a changelog. */
  hasMarkdown: boolean;
  /** Whether the folder contains a `CHANGELOG.md`. */
  hasChangelog: boolean;
}

/** Default folders of standalone pages; the first existing one is used. */
export const pagesFolders = ['src/pages', 'pages'];

/**
 * Adds missing settings to a config: a title, and the kinds of content whose default folder exists. A folder with only
 * Markdown becomes docs, served from the root.
 *
 * @param value the export of the config file, or undefined if there is none
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
