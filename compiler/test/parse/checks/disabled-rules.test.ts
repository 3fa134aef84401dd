import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disabledRules } from '../../../parse/checks/disabled-rules.ts';

test('a comment disables rules for the next line that is not blank', () => {
  const html = '<!-- lectern-disable-next-line broken-link, empty-image -->\n\na';
  const at = { line: 1, column: 1, end: { line: 1, column: 60 } };
  assert.equal(disabledRules(html, 0), { rules: { 3: { 'broken-link': at, 'empty-image': at } }, findings: [] });
  const mdx = disabledRules('{/* lectern-disable-next-line broken-link */}\na', 0);
  assert.equal(Object.keys(mdx.rules![2]!), ['broken-link']);
});

test('in front matter, YAML comments disable rules', () => {
  const text =
    '---\n# lectern-disable-next-line unknown-front-matter-key\ntitel: A\n---\n# lectern-disable-next-line x\n';
  const { rules, findings } = disabledRules(text, 4);
  assert.equal(
    Object.entries(rules!).map(([line, names]) => [line, ...Object.keys(names)]),
    [['3', 'unknown-front-matter-key']],
  );
  assert.equal(findings, []);
});

test('a comment in code disables no rule', () => {
  assert.equal(disabledRules('```md\n<!-- lectern-disable-next-line broken-link -->\n```\n', 0).rules, {});
  assert.equal(disabledRules('It is `<!-- lectern-disable-next-line broken-link -->`.\na', 0).rules, {});
});

test('a comment with an unknown rule, or with a rule that cannot be disabled, is reported', () => {
  const { findings } = disabledRules('<!-- lectern-disable-next-line broken-lnk mdx-syntax -->\na', 0);
  assert.equal(
    findings.map(({ message }) => message),
    [
      'there is no rule "broken-lnk"',
      'the rule "mdx-syntax" can\'t be disabled, because its errors make the site incomplete',
    ],
  );
  assert.match(findings[0]!.hint!, /did you mean "broken-link"\?/);
});

test.run();
