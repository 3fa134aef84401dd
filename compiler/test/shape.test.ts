// Tests limits: length of functions, files per folder, import cycles, and module-level state. `shape.json` lists the
// code that exceeded a limit when the limit was introduced. The lists may only get shorter: fix an entry, then run
// this test with UPDATE=1.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import ts from 'typescript-api';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');
const linesOfFunction = 80;
const filesOfFolder = 14;

interface Shape {
  /** Functions that are longer than the limit, as `file name`. */
  longFunctions: string[];
  /** Folder → the number of its source files, if the folder has more files than the limit. */
  fullFolders: { [folder: string]: number };
  /** Module-level state, as `file name`: variables declared with `let`, and empty collections that code fills later. */
  moduleState: string[];
}

const sources = fastGlob
  .sync('{corpus,compiler,viewer,extensions}/**/*.{ts,tsx}', { cwd: root, ignore: ['**/{test,build,node_modules}/**'] })
  .sort();
const trees = new Map(
  sources.map((file) => [
    file,
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, false),
  ]),
);

/** @returns the names of a module's functions that are too long. The name of an inner function is `outer.inner` */
function longFunctions(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(tree, []);
  return found;

  function visit(node: ts.Node, names: readonly string[]): void {
    const name = (node as { name?: ts.Node }).name;
    const inner = name && ts.isIdentifier(name) ? [...names, name.text] : names;
    if (ts.isFunctionLike(node) && 'body' in node && linesOf(node, tree) > linesOfFunction)
      found.push(`${tree.fileName} ${inner.join('.') || 'default'}`);
    ts.forEachChild(node, (child) => visit(child, inner));
  }
}

function linesOf(node: ts.Node, tree: ts.SourceFile): number {
  const lineAt = (offset: number) => tree.getLineAndCharacterOfPosition(offset).line;
  return lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
}

/** @returns the names of a module's variables that are declared with `let`, or contain an empty collection */
function moduleState(tree: ts.SourceFile): string[] {
  return tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList, modifiers }) => {
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return [];
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    const found = declarationList.declarations.filter(
      ({ initializer }) => !isConstant || isEmptyCollection(initializer),
    );
    return found.map(({ name }) => `${tree.fileName} ${ts.isIdentifier(name) ? name.text : ''}`);
  });
}

function isEmptyCollection(node: ts.Expression | undefined): boolean {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  if (!node || !ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return /^(?:Weak)?(?:Map|Set)$/.test(node.expression.text) && (node.arguments ?? []).length === 0;
}

function fullFolders(): { [folder: string]: number } {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > filesOfFolder).sort());
}

/** @returns the files that a module imports, including imports of types and `import()` */
function importsOf(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(tree);
  return found.filter((file) => trees.has(file));

  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) && node.text.startsWith('.'))
      found.push(path.posix.join(path.posix.dirname(tree.fileName), node.text));
    ts.forEachChild(node, visit);
  }
}

/** @returns the groups of files that import each other in a circle, by Tarjan's algorithm */
function circles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const indexOf = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  for (const file of edges.keys()) if (!indexOf.has(file)) visit(file);
  return found.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));

  function visit(file: string): void {
    const index = indexOf.size;
    indexOf.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    for (const to of edges.get(file)!) {
      if (!indexOf.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== index) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  }
}

const shape: Shape = {
  longFunctions: [...trees.values()].flatMap(longFunctions).sort(),
  fullFolders: fullFolders(),
  moduleState: [...trees.values()]
    .filter(({ fileName }) => /^(?:compiler|corpus)\//.test(fileName))
    .flatMap(moduleState)
    .sort(),
};
const stored = path.join(import.meta.dirname, 'shape.json');
if (process.env.UPDATE) writeFileSync(stored, `${JSON.stringify(shape, null, 2)}\n`);
const allowed = JSON.parse(readFileSync(stored, 'utf8')) as Shape;

test('a circle of imports is found in a small graph', () => {
  const edges = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [] };
  assert.equal(circles(new Map(Object.entries(edges))), [['a', 'b', 'c']]);
});

test(`a function has at most ${linesOfFunction} lines`, () => {
  assert.equal(shape.longFunctions, allowed.longFunctions);
});

test(`a folder has at most ${filesOfFolder} source files`, () => {
  assert.equal(shape.fullFolders, allowed.fullFolders);
});

test('state in variables of a module is found', () => {
  const text =
    'let a = 1;\nconst b = new Map();\nconst c = new Set([1]);\nfunction d() { let e; }\ndeclare const f: 1;';
  assert.equal(moduleState(ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, false)), ['x.ts a', 'x.ts b']);
});

test('values that change are arguments or results, and not variables of a module', () => {
  assert.equal(
    shape.moduleState.filter((each) => !allowed.moduleState.includes(each)),
    [],
  );
});

test('files do not import each other in circles, also for types only', () => {
  assert.equal(circles(new Map([...trees].map(([file, tree]) => [file, importsOf(tree)]))), []);
});

test.run();
