import { type Parsing, refuses } from '../parsing.ts';
import { addExport } from './code-parts.ts';
import { addNames, noNames } from './names-in.ts';
import type { Pending } from './read-export.ts';
import { requireNames } from './require-names.ts';

/** Puts a piece of code of an export into the document's module, unless the site refuses code. */
export function addPending({ node, source, names, layout, at }: Pending, parsing: Parsing): void {
  const { code } = parsing;
  const what = layout ? 'export default' : `export ${names.join(', ')}`;
  if (refuses(what, at, parsing)) return;
  const found = addNames(node, noNames());
  requireNames(found, at, parsing);
  const uses = [...found.used].filter((name) => !names.includes(name));
  if (layout) code.layout = addExport('Layout', { source, uses, at }, code);
  else code.declarations.push({ source, names, uses });
}
