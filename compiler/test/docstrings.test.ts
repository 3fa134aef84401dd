// Tests that each `@param` tag in a docstring names a parameter of its function.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import ts from 'typescript-api';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the `@param` tags without a parameter of that name, as `file:line name`. */
function strayParameters(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    const parameters = functionOf(node)?.parameters.map(({ name }) => name);
    const names = new Set(parameters?.map((name) => name.getText(tree)));
    // The docstring may give any name to a destructured parameter, because the parameter has no name in the code.
    if (parameters?.every(ts.isIdentifier))
      for (const tag of ts.getJSDocTags(node).filter(ts.isJSDocParameterTag)) {
        // A tag such as `@param options.strict` describes a member of the parameter `options`.
        const [name] = tag.name.getText(tree).split('.') as [string];
        if (tag.parent.parent === node && !names.has(name))
          found.push(`${file}:${tree.getLineAndCharacterOfPosition(tag.pos).line + 1} ${name}`);
      }
    ts.forEachChild(node, visit);
  }
}

/** Returns the function that the docstring of a node describes. */
function functionOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node))
    return node.type && ts.isFunctionTypeNode(node.type) ? node.type : undefined;
  if (ts.isPropertyAssignment(node)) return ts.isFunctionLike(node.initializer) ? node.initializer : undefined;
  return ts.isFunctionLike(node) ? node : undefined;
}

test('a @param without a parameter is found', () => {
  const text =
    '/** @param b a number */\nfunction f(a: number) {}\n/** @param a fine */\ntype F = (a: number) => void;\n';
  assert.equal(strayParameters('a.ts', text), ['a.ts:1 b']);
});

test('each @param has the name of a parameter', () => {
  const sources = fastGlob.sync('{compiler,corpus,viewer,scripts,extensions,examples,bin}/**/*.{ts,tsx,js}', {
    cwd: root,
    ignore: ['**/{node_modules,build}/**'],
  });
  const stray = sources.sort().flatMap((file) => strayParameters(file, readFileSync(path.join(root, file), 'utf8')));
  assert.equal(stray, []);
});

test.run();
