import path from 'node:path';
import type { ForeignContent } from '../../../compiler/index.ts';

/**
 * @param folder absolute path of the folder that imports of `@generated/…` refer to
 * @returns the modules that Docusaurus generates from a site's content, and that its code can import: path → source
 */
export function contentFiles(folder: string, { blogs, routes }: ForeignContent): ReadonlyMap<string, string> {
  const list = routes.map((route) => ({ path: route.path, exact: true }));
  const files: Record<string, string> = {
    'routes.js': `export default ${JSON.stringify(list)};\n`,
    'routesChunkNames.json': '{}',
    'registry.js': 'export default {};\n',
    'client-modules.js': 'export default [];\n',
  };
  for (const { id, sidebar } of blogs) {
    const items = sidebar.items.map(({ path: permalink, title, date, unlisted = false }) => ({
      title,
      permalink,
      unlisted,
      date,
    }));
    files[`docusaurus-plugin-content-blog/${id}/blog-post-list-prop-${id}.json`] = JSON.stringify({
      title: sidebar.title,
      items,
    });
  }
  return new Map(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));
}
