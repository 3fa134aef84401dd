import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packDocument } from '../../../cache/cache.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const options = { ...parseOptions('md'), math: true };

test('a formula that is nested too deeply for recursive walks is an error, and shown as source', () => {
  const deep = `$$\n${'\\frac{'.repeat(400)}a${'}{b}'.repeat(400)}\n$$\n`;
  const document = parseSource(deep, options);
  assert.equal(
    document.head.findings.map(({ rule, at }) => [rule, at?.line]),
    [['math-syntax', 1]],
  );
  assert.ok(packDocument('key', document, 'key').bytes.length > 0);
});

test('a formula can nest deeper than in practice', () => {
  const { head } = parseSource(`$${'\\frac{'.repeat(20)}a${'}{b}'.repeat(20)}$\n`, options);
  assert.equal(head.findings, []);
});

test.run();
