import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Line } from '../plugin/line.ts';
import { markerIn, regionOf } from '../plugin/regions.ts';
import { dedent } from '../plugin/select-lines.ts';
import { findSymbol } from '../plugin/symbols.ts';

const linesOf = (text: string): Line[] => text.split('\n').map((line, index) => ({ text: line, number: index + 1 }));
const textOf = (lines: readonly Line[] | 'open' | undefined) =>
  Array.isArray(lines) ? dedent(lines).map(({ text }) => text) : lines;

test('markers of regions are read in the comments of each language', () => {
  for (const [start, end] of [
    ['// #region a', '// #endregion a'],
    ['//#region a', '//#endregion'],
    ['#region a', '#endregion'],
    ['# region a', '# endregion'],
    ['#pragma region a', '#pragma endregion'],
    ['<!-- #region a -->', '<!-- #endregion -->'],
    ['/* #region a */', '/* #endregion */'],
    ['{/* #region a */}', '{/* #endregion */}'],
    ['-- #region a', '-- #endregion'],
    ['::#region a', '::#endregion'],
    ['REM #region a', 'REM #endregion'],
    ['(* #region a *)', '(* #endregion *)'],
    ['// region a', '// endregion'],
    ['// ANCHOR: a', '// ANCHOR_END: a'],
    ['# ANCHOR: a', '# ANCHOR_END: a'],
  ] as const)
    assert.equal(textOf(regionOf(linesOf(`0\n${start}\n  1\n${end}\n2`), 'a')), ['1'], start);
});

test('ordinary lines are not markers', () => {
  for (const text of [
    'region = 1',
    '// The region of a harbour',
    'const region = "#region";',
    '# Regions',
    'endregion()',
  ])
    assert.is(markerIn(text), undefined, text);
});

test('regions with the same name are joined, and an open region is known', () => {
  const twice = '#region a\n1\n#endregion\n2\n#region a\n3\n#endregion';
  assert.equal(textOf(regionOf(linesOf(twice), 'a')), ['1', '3']);
  assert.is(regionOf(linesOf('#region a\n1'), 'a'), 'open');
  assert.is(regionOf(linesOf(twice), 'b'), undefined);
});

test('a declaration ends by its indentation, in several languages', () => {
  const cases: [string, string, string[]][] = [
    [
      'export function add(\n  a: number,\n): number {\n  return a;\n}\n\nadd(1);',
      'add',
      ['export function add(', '}'],
    ],
    ['const one = 1;\nconst two = 2;', 'one', ['const one = 1;', 'const one = 1;']],
    ["export type Side =\n  | 'l'\n  | 'r';\nlet a;", 'Side', ['export type Side =', "  | 'r';"]],
    ['class A {\n  async add(a) {\n    return a;\n  }\n\n  other() {}\n}', 'add', ['async add(a) {', '}']],
    ['@cache\ndef add(\n    a,\n):\n    return a\n\nadd(1)', 'add', ['@cache', '    return a']],
    ['LIMIT = 3\nx = LIMIT', 'LIMIT', ['LIMIT = 3', 'LIMIT = 3']],
    [
      'func (r *Reader) Read(p []byte) error {\n\treturn nil\n}\n',
      'Read',
      ['func (r *Reader) Read(p []byte) error {', '}'],
    ],
    ['#[test]\npub fn add(a: u8) -> u8 {\n    a\n}\nfn b() {}', 'add', ['#[test]', '}']],
    ['class A\n{\n    int Add(int a)\n    {\n        return a;\n    }\n}', 'A', ['class A', '}']],
    ['public static int add(int a) {\n  return a;\n}', 'add', ['public static int add(int a) {', '}']],
    ['def add(a)\n  a\nend\n\nadd 1', 'add', ['def add(a)', 'end']],
  ];
  for (const [source, name, [first, last]] of cases) {
    const found = textOf(findSymbol(linesOf(source), name)) as string[];
    assert.equal([found?.[0], found?.at(-1)], [first, last], source);
  }
});

test('a use of a name is not a declaration', () => {
  for (const source of ['add(1);', 'return add({', 'await add(1)', 'const adder = 1;', 'if (add == 1) {', 'x = add'])
    assert.is(findSymbol(linesOf(source), 'add'), undefined, source);
});

test('code without indentation keeps the indentation inside', () => {
  assert.equal(textOf(linesOf('\n\t\ta\n\n\t\t\tb\n\n')), ['a', '', '\tb']);
  assert.equal(textOf(linesOf('  a\n\tb')), ['  a', '\tb']);
  assert.equal(textOf(linesOf('\n \n')), []);
});

test.run();
