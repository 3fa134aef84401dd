import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { SiteHtml } from '../../../viewer/html/shell.ts';

/** @returns the scripts in the HTML that the site adds to its pages, including analytics */
export function siteScripts({ head, bodyStart, bodyEnd }: SiteHtml) {
  /** Inline scripts, values of event handler attributes such as `onload`, and addresses of external scripts. */
  const found = { inline: [] as string[], handlers: [] as string[], sources: [] as string[] };
  const visit = (node: Nodes) => {
    if (node.type === 'element') collect(node, found);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromHtml([...head, ...bodyStart, ...bodyEnd].join('\n'), { fragment: true }));
  return found;
}

function collect(element: Element, { inline, handlers, sources }: ReturnType<typeof siteScripts>): void {
  const { tagName, properties } = element;
  for (const [name, value] of Object.entries(properties))
    if (/^on/i.test(name) && typeof value === 'string') handlers.push(value);
  if (tagName !== 'script' || !isRun(properties.type)) return;
  const text = toString(element);
  if (typeof properties.src === 'string') sources.push(properties.src);
  else if (text !== '') inline.push(text);
}

/** Whether browsers run a script with this `type`. Scripts of other types are data. */
function isRun(type: unknown): boolean {
  return (
    typeof type !== 'string' || /^(?:|module|importmap|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type)
  );
}
