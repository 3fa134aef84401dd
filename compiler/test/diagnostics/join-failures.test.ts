import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnose, finding } from '../../diagnostics/catalogue.ts';
import { placeFinding } from '../../diagnostics/diagnostic.ts';
import { joinFailures } from '../../diagnostics/join-failures.ts';

const cause = { path: 'plugins/shout.ts', line: 5, column: 7 };
const failure = (page: string, reason = 'loud', at = cause) =>
  placeFinding(
    { ...finding('plugin-failed', undefined, { plugin: 'shout', reason, isOfPage: false }), cause: at },
    page,
  );

test('failures at one place in code become one diagnostic, which names ten pages at most', () => {
  const pages = Array.from({ length: 12 }, (_, index) => `docs/${String(index).padStart(2, '0')}.md`);
  const [joined, ...others] = joinFailures(pages.toReversed().map((page) => failure(page)));
  assert.equal(others, []);
  assert.equal(joined!.place, cause);
  assert.is(joined!.message, 'the plugin "shout" failed: loud (on 12 pages)');
  const related = joined!.related!.map(({ path, message }) => `${path} ${message}`);
  assert.equal([related.length, related[0], related[9]], [10, 'docs/00.md the error occurs on this page', 'docs/09.md the error occurs on this page, and on 2 more pages']); // prettier-ignore
});

test('a page with another reason shows it, and another place is another diagnostic', () => {
  const other = { ...cause, line: 9 };
  const found = joinFailures([failure('a.md'), failure('b.md', 'quiet'), failure('c.md', 'loud', other)]);
  assert.equal(
    found.map(({ place, related }) => [place.line, related!.map(({ message }) => message)]),
    [
      [5, ['the error occurs on this page', 'the plugin "shout" failed: quiet']],
      [9, ['the error occurs on this page']],
    ],
  );
});

test('an error that a plugin reports for a page, and any other diagnostic, stays as it is', () => {
  const ofPage = finding('plugin-failed', undefined, { plugin: 'shout', reason: 'no', isOfPage: true });
  const others = [
    placeFinding(ofPage, 'a.md'),
    placeFinding(ofPage, 'b.md'),
    diagnose('empty-page', { path: 'c.md' }, {}),
  ];
  assert.equal(joinFailures(others), others);
});

test.run();
