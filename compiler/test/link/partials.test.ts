import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { resolvePartials } from '../../link/partials.ts';
import { sampleInput } from '../site/sample-site.ts';

test('partials that multiply are reported at the include above the limit, and left out', () => {
  const input = sampleInput({
    files: { 'docs/a.mdx': {}, ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`docs/_p${at}.mdx`, {}])) },
  });
  const include = (to: string) => ({ kind: 'partial', url: to, at: { line: 1, column: 1 } }) as never;
  const set = (path: string, to: string, times: number) =>
    Object.assign(input.sources.get(path)!.head, { references: Array.from({ length: times }, () => include(to)) });
  set('docs/a.mdx', './_p0.mdx', 1);
  for (let at = 0; at < 11; at += 1) set(`docs/_p${at}.mdx`, `./_p${at + 1}.mdx`, 3);
  const { partials, diagnostics } = resolvePartials({ site: input, sources: input.sources } as never);
  assert.ok(diagnostics.length > 0);
  assert.equal([...new Set(diagnostics.map(({ rule }) => rule))], ['partial-depth']);
  assert.match(diagnostics[0]!.message, 'more than 1000 partials');
  const countOf = (path: string): number =>
    [...(partials.get(path)?.values() ?? [])].reduce((sum, each) => sum + 1 + countOf(each), 0);
  assert.ok(countOf('docs/a.mdx') <= 1000);
});

test.run();
