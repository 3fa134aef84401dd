import { sheetsOfCode, uses, type Sheet } from './sheets.ts';

const marked = sheetsOfCode.map(
  (name) => [name, new RegExp(` class="(?:[^"]* )?(?:${uses[name].marks!.join('|')})`)] as const,
);

/**
 * @returns the optional style sheets that a piece of HTML needs. For HTML from code of a site, because its components
 * are unknown
 */
export function sheetsInHtml(html: string): Sheet[] {
  return marked.filter(([, mark]) => mark.test(html)).map(([name]) => name);
}
