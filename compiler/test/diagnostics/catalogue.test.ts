import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { diagnose, finding } from '../../diagnostics/catalogue.ts';
import { catalogue } from '../../diagnostics/rules/index.ts';

test('each rule has a hint, for any parameters', () => {
  // Returns parameters for any rule: each parameter is `value`. If `value` is a word, parameters with plural names,
  // such as `keys`, are a list.
  const paramsOf = (value: unknown) =>
    new Proxy({}, { get: (_, name) => (/s$|^keys$/.test(String(name)) && value === 'word' ? ['word'] : value) });
  // Matches hints without information, which only repeat the message.
  const empty = /\bis expected\b|^looked |^what it |, or leave \S+ out$|^(?:correct|fix|mend) it\b/;
  const silent = new Set<string>();
  for (const [id, rule] of Object.entries(catalogue))
    for (const value of ['word', '', undefined, 1]) {
      try {
        const { hint } = rule.describe(paramsOf(value) as never);
        if (hint === undefined || hint === '' || empty.test(hint)) silent.add(`${id}: ${hint}`);
      } catch {
        // The rule throws for this kind of value, because it expects another: for example, a list.
      }
    }
  assert.equal([...silent], []);
});

test('a diagnostic is short, even if it names a long text of the content', () => {
  const long = '😀'.repeat(50_000);
  const related = [{ path: 'b.md', message: long }];
  const diagnostics = [
    diagnose('duplicate-doc-id', { path: 'a.md' }, { id: long, other: 'b.md' } as never, related),
    diagnose('invalid-config', { path: 'lectern.config.json' }, { key: long, reason: long, hint: long }),
    finding('front-matter-syntax', undefined, { reason: long }),
  ];
  for (const diagnostic of diagnostics) {
    assert.ok(JSON.stringify(diagnostic).length < 10_000, diagnostic.rule);
    assert.not.match(JSON.stringify(diagnostic), /\\ud83d/);
  }
  assert.match(diagnostics[2]!.message, /… \(100,\d{3} characters\)$/);
});

for (const [key, reason, hint] of [
  ['docs[0].path', '7 is not allowed; expected string', 'write text in quotes'],
  ['docs[0]', '7 is not allowed; expected object', 'write an object, as in { "key": "value" }'],
  ['docs[0]', 'expected a number, not text', 'write a number, without quotes'],
  ['a.b', '7 is not allowed; expected false or string', 'write false, or text in quotes'],
  ['a.b', '-1 is not allowed: Too small: expected number to be >=0', 'write at least 0'],
  ['a.b', 'an item needs exactly one of "to" and "href"', 'write exactly one of "to" and "href"'],
  ['title', 'is missing; expected string', 'add "title": text in quotes'],
  ['docs.x', 'there is no setting with this name', 'remove "x"'],
  ['', 'expected an object', 'write an object, as in { "key": "value" }'],
] as const)
  test(`the hint for "${reason}" is: ${hint}`, () => {
    assert.is(diagnose('invalid-config', { path: 'lectern.config.json' }, { key, reason }).hint, hint);
  });

test('the hint of a setting is its own, if it has one', () => {
  const params = { key: 'title', reason: 'expected string', hint: 'its own' };
  assert.is(diagnose('invalid-config', { path: 'lectern.config.json' }, params).hint, 'its own');
});

test('an error about a whole config has a location and a hint', () => {
  const [reported] = new ConfigError('lectern.config.json', [{ key: '', message: 'this is a list' }]).diagnostics;
  assert.equal(reported!.place, { path: 'lectern.config.json', line: 1, column: 1 });
  assert.type(reported!.hint, 'string');
  const [option] = new ConfigError('--since', [{ key: '--since', message: 'there is no such commit' }]).diagnostics;
  assert.equal(option!.place, { path: '--since' }, 'an option has no lines');
});

test.run();
