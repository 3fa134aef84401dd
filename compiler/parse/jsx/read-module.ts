import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Parsing } from '../parsing.ts';
import { evaluate, notConstant } from './evaluate.ts';
import { importedBinding } from './imported-binding.ts';
import { pointOf } from './point-of.ts';

/** Learns from a document's `import` and `export` statements what its names stand for; none of them is run. */
export function readModule(tree: Root, parsing: Parsing): void {
  visit(tree, 'mdxjsEsm', ({ data }) => {
    if (data?.estree) readStatements(data.estree, parsing);
  });
}

function readStatements(program: Program, parsing: Parsing): void {
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, parsing);
    else if (statement.type === 'ExportNamedDeclaration') readExport(statement, parsing);
    else parsing.report('code-export', pointOf(statement), {});
  }
}

function readImport(statement: ImportDeclaration, parsing: Parsing): void {
  const at = pointOf(statement);
  const module = String(statement.source.value);
  const bindings = statement.specifiers.map((specifier) => {
    const binding = importedBinding(module, specifier, at, parsing);
    parsing.bindings.set(specifier.local.name, binding);
    return binding;
  });
  if (bindings.length === 0 || bindings.some(({ kind }) => kind === 'code')) {
    parsing.report('unknown-import', at, { module });
  }
}

type ExportStatement = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>;

function readExport(statement: ExportStatement, { bindings, report }: Parsing): void {
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') {
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      bindings.set(declaration.id.name, { kind: 'code' });
    }
    return report('code-export', pointOf(statement), {});
  }
  for (const { id, init } of declaration.declarations) {
    if (init?.type === 'Identifier' && bindings.get(init.name)?.kind === 'toc') continue;
    const value = id.type === 'Identifier' && init ? evaluate(init, { bindings }) : notConstant;
    if (id.type === 'Identifier') {
      const constant = value !== notConstant && value !== undefined;
      bindings.set(id.name, constant ? { kind: 'constant', value } : { kind: 'code' });
    }
    if (value === notConstant) report('code-export', pointOf(statement), {});
  }
}
