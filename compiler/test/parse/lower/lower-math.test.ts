import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packDocument } from '../../../cache/cache.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const options = { ...parseOptions('md'), math: true };

test('a formula that nests too deep for those who walk it is a fault, and shown as it was written', () => {
  const deep = `$$\n${'\\frac{'.repeat(400)}a${'}{b}'.repeat(400)}\n$$\n`;
  const document = parseSource(deep, options);
  assert.equal(
    document.head.findings.map(({ rule, at }) => [rule, at?.line]),
    [['math-syntax', 1]],
  );
  assert.ok(packDocument('key', document, 'key').bytes.length > 0);
});

test('a formula may nest deeper than anybody writes', () => {
  const { head } = parseSource(`$${'\\frac{'.repeat(20)}a${'}{b}'.repeat(20)}$\n`, options);
  assert.equal(head.findings, []);
});

test.run();
