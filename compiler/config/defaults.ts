/** What a site's folder holds, as far as defaults depend on it. */
export interface SiteFolder {
  name: string;
  /** The `name` in its package.json. */
  packageName?: string | undefined;
  /** Names of its folders. */
  folders: ReadonlySet<string>;
  /** Whether Markdown lies in the folder itself, beside a changelog. */
  hasMarkdown: boolean;
  /** Whether a `CHANGELOG.md` does. */
  hasChangelog: boolean;
}

/** Folders of standalone pages that are taken when the config names none, the first that is there. */
export const pagesFolders = ['src/pages', 'pages'];

/**
 * Fills in what a config leaves open: a title, and the kinds of content that have their usual folder. A folder of
 * nothing but Markdown is taken as docs, served from the root.
 *
 * @param value what the config file exports, or nothing when there is none
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
