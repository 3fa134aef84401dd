import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visitBlocks } from '../tree/visit.ts';
import { pointOf } from '../place-of.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { addExport } from './code-parts.ts';
import { addNames, noNames } from './names-in.ts';
import { readExport, type Pending, type SourceOf } from './read-export.ts';
import { readImport } from './read-import.ts';
import { requireNames } from './require-names.ts';

type Statement = Program['body'][number];

/**
 * Binds the names of a document's `import` and `export` statements. Statements that are code are added to the
 * document's module, but not executed.
 */
export function readModule(tree: Root, parsing: Parsing): void {
  const pending: Pending[] = [];
  visitBlocks(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) readStatement(statement, node, pending, parsing);
  });
  // Code is added after all names are bound, because it may use names that are declared later.
  for (const piece of pending) addPending(piece, parsing);
}

function readStatement(statement: Statement, node: MdxjsEsm, pending: Pending[], parsing: Parsing): void {
  const at = pointOf(statement) ?? { line: 1, column: 1 };
  if (statement.type === 'ImportDeclaration') readImport(statement, at, parsing);
  else if (statement.type.startsWith('Export')) pending.push(...readExport(statement, sourceIn(node), at, parsing));
}

/** Adds an export's code to the document's module, or reports it if the site refuses code. */
function addPending({ node, source, names, layout, at }: Pending, parsing: Parsing): void {
  const { code } = parsing;
  const what = layout ? 'export default' : `export ${names.join(', ')}`;
  if (refuses(what, at, parsing)) return;
  const found = addNames(node, noNames());
  requireNames(found, at, parsing);
  const uses = [...found.used].filter((name) => !names.includes(name));
  if (layout) code.layout = addExport('Layout', { source, uses, at }, code);
  else code.declarations.push({ source, names, uses });
}

function sourceIn({ value, position }: MdxjsEsm): SourceOf {
  const offset = position?.start.offset ?? 0;
  return (node) => {
    const { start, end } = node as { start: number; end: number };
    return value.slice(start - offset, end - offset);
  };
}
