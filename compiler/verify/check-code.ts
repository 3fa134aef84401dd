import type { BodyNode, CodeModule, Page, SiteFile } from '../../corpus/schema/index.ts';
import { mayBeCode } from '../../corpus/file-paths.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { shownNodes } from '../../corpus/body/nodes-of.ts';
import { walk } from '../../corpus/body/walk.ts';

/**
 * @param files output paths
 * @returns the errors in a page's code: missing modules and style sheets, and body nodes that refer to a missing
 * module
 */
export function checkCode(page: Page, files: ReadonlySet<string>, baseUrl: string): string[] {
  const { code: modules = [] } = page;
  const gone = missing(
    modules.flatMap(({ href, styles = [] }) => [href ?? [], styles].flat()),
    files,
    baseUrl,
  );
  const astray = strayReferences(shownNodes(page), modules);
  return [...gone, ...new Set(astray)];
}

/** @returns the modules and style sheets of the site's theme that don't exist */
export function checkTheme(
  { theme: { slots = {}, styles = [], modules = [] } = {} }: SiteFile,
  files: ReadonlySet<string>,
  baseUrl: string,
): string[] {
  return missing([...Object.values(slots), ...styles, ...modules], files, baseUrl);
}

function missing(named: readonly string[], files: ReadonlySet<string>, baseUrl: string): string[] {
  const isThere = (href: string) => {
    const path = decodePath(href.slice(baseUrl.length));
    return href.startsWith(baseUrl) && mayBeCode(path) && files.has(path);
  };
  return [...new Set(named)]
    .filter((href) => !isThere(href))
    .map((href) => `the code "${href}" of the page is not in the output`);
}

function strayReferences(nodes: readonly BodyNode[], modules: readonly CodeModule[]): string[] {
  const messages: string[] = [];
  for (const node of walk(nodes)) {
    if (node.type !== 'component' || !node.code) continue;
    const { module, export: name } = node.code;
    const target = modules[module];
    if (!target?.href)
      messages.push(
        `the component "${node.name}" refers to module ${module} of the page, but the page has no such module`,
      );
    else if (!target.exports.includes(name))
      messages.push(`the component "${node.name}" refers to "${name}", which "${target.href}" does not export`);
  }
  return messages;
}
