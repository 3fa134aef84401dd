import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandTools } from '../../../../compiler/cli/extensions/command-line.ts';
import { ConfigError } from '../../../../compiler/diagnostics/errors/problem.ts';
import { changeLines, pairsOf } from '../command.ts';

test('changes are listed file by file, each with its location and the text before and after', () => {
  const at = (path: string, line: number, before: string, after: string) => ({ path, line, column: 3, before, after });
  const lines = changeLines({
    renamed: false,
    moves: [{ from: 'docs/a.md', to: 'docs/b.md' }],
    aliases: [{ path: 'docs/a.md', from: '/docs/a' }],
    changes: [
      at('docs/a.md', 1, '', '---\naliases: [/docs/a]\n---\n\n'),
      at('docs/index.md', 4, 'a.md', 'b.md'),
      at('docs/index.md', 9, './a.md', './b.md'),
    ],
    diagnostics: [],
  });
  assert.is(
    [...lines].join('\n'),
    `docs/a.md → docs/b.md
docs/a.md keeps the address /docs/a

docs/a.md
  1:3 + ---
  1:3 + aliases: [/docs/a]
  1:3 + ---

docs/index.md
  4:3 - a.md
  4:3 + b.md
  9:3 - ./a.md
  9:3 + ./b.md
`,
  );
});

test('rename reads paths in pairs, and a single remaining path is an error', () => {
  assert.equal(pairsOf(['a', 'b', 'c', 'd'], commandTools), [
    { from: 'a', to: 'b' },
    { from: 'c', to: 'd' },
  ]);
  assert.throws(
    () => pairsOf(['a', 'b', 'c'], commandTools),
    (error: unknown) => error instanceof ConfigError && /"c" has no new path/.test(error.message),
  );
});

test.run();
