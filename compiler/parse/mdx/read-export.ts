import type {
  ExportAllDeclaration,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  Expression,
  Node,
  Program,
  VariableDeclaration,
} from 'estree';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Binding } from './binding.ts';
import { evaluate } from './evaluate.ts';
import { isToc, notConstant } from './expression.ts';
import { pointOf } from '../place-of.ts';
import { type Parsing, refuses } from '../parsing.ts';
import { addNames, declare, noNames } from './names-in.ts';
import { namedPart } from './read-import.ts';

/** Code of a document. It is added to the module after all names of the document are bound. */
export interface Pending {
  /** The AST of the code. */
  node: Node;
  /** The source of a statement, or of the layout's expression. */
  source: string;
  /** The names that the code declares. */
  names: string[];
  /** Whether the code is the layout component around the body. */
  layout?: boolean | undefined;
  at: Range;
}

type Statement = Program['body'][number];

/** Binds the names of an export to their values, if the values are data. @returns the exports that are code */
export function readExport(statement: Statement, sourceOf: SourceOf, at: Range, parsing: Parsing): Pending[] {
  if (statement.type === 'ExportAllDeclaration') return reExport(statement, [], at, parsing);
  if (statement.type === 'ExportDefaultDeclaration') return readDefault(statement, sourceOf, at, parsing);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (!declaration) return statement.source ? reExport(statement, exportedNames(statement), at, parsing) : [];
  if (declaration.type === 'VariableDeclaration') return readVariables(declaration, sourceOf, parsing);
  return declareCode([declaration.id.name], declaration, sourceOf(declaration), at, parsing);
}

function readVariables({ kind, declarations }: VariableDeclaration, sourceOf: SourceOf, parsing: Parsing): Pending[] {
  const { bindings, code } = parsing;
  return declarations.flatMap((declarator): Pending[] => {
    const { id, init } = declarator;
    const source = `${kind} ${sourceOf(declarator)};`;
    const at = pointOf(declarator) ?? { line: 1, column: 1 };
    const binding = id.type === 'Identifier' && init ? constantOf(init, parsing) : undefined;
    if (id.type !== 'Identifier' || !init || !binding) {
      const names = new Set<string>();
      declare(id, names);
      return declareCode([...names], declarator, source, at, parsing);
    }
    const { name } = id;
    bindings.set(name, binding);
    code.taken.add(name);
    const uses = [...addNames(init, noNames()).used];
    code.offers.set(name, { declaration: { source, names: [name], uses } });
    return [];
  });
}

// Returns the binding of a name whose value is data; undefined for code.
function constantOf(init: Expression, parsing: Parsing): Binding | undefined {
  if (isToc(init, parsing.bindings)) return { kind: 'toc' };
  const later: { keys: readonly string[]; binding: Binding | undefined }[] = [];
  const value = evaluate(init, {
    ...parsing,
    onFile: (keys, url) => later.push({ keys, binding: { kind: 'file', url } }),
    onAwaited: (keys, awaited) => later.push({ keys, binding: awaited.kind === 'given' ? undefined : awaited }),
  });
  if (value === notConstant || value === undefined) return undefined;
  if (later.length === 0) return { kind: 'constant', value };
  return later[0]!.keys.length === 0 ? later[0]!.binding : undefined;
}

function declareCode(names: string[], node: Node, source: string, at: Range, parsing: Parsing): Pending[] {
  bindCode(names, parsing);
  return [{ node, source, names, at }];
}

function bindCode(names: readonly string[], { bindings, code }: Parsing): void {
  for (const name of names) {
    bindings.set(name, { kind: 'code' });
    code.taken.add(name);
  }
}

function layoutOf(node: Node, source: string, at: Range): Pending {
  return { node, source, names: [], layout: true, at };
}

function readDefault(
  { declaration }: ExportDefaultDeclaration,
  sourceOf: SourceOf,
  at: Range,
  parsing: Parsing,
): Pending[] {
  const source = sourceOf(declaration);
  const isStatement = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  const node = declaration as Node;
  if (!isStatement || !declaration.id) return [layoutOf(node, source, at)];
  const { id } = declaration;
  return [...declareCode([id.name], node, source, at, parsing), layoutOf(id, id.name, at)];
}

function exportedNames({ specifiers }: ExportNamedDeclaration): [imported: string, local: string][] {
  const text = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);
  return specifiers.map(({ local, exported }) => [text(local), text(exported)]);
}

function reExport(
  { source }: ExportAllDeclaration | ExportNamedDeclaration,
  exported: [string, string][],
  at: Range,
  parsing: Parsing,
): Pending[] {
  const specifier = String(source?.value);
  const names = exported.map(([, name]) => (name === 'default' ? 'Layout' : name));
  bindCode(names, parsing);
  if (refuses(`export from "${specifier}"`, at, parsing)) return [];
  const parts = exported.map(([imported], index) => namedPart(imported, names[index]!));
  const clause = parts.length > 0 ? `{ ${parts.join(', ')} }` : '';
  parsing.code.imports.push({ specifier, clause, names, at });
  const hasLayout = exported.some(([, name]) => name === 'default');
  return hasLayout ? [layoutOf({ type: 'Identifier', name: 'Layout' }, 'Layout', at)] : [];
}

/** Returns the source of an AST node. */
export type SourceOf = (node: { start?: number; end?: number } | object) => string;
