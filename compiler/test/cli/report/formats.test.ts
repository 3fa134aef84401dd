import { XMLParser, XMLValidator } from 'fast-xml-parser';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placedBelow, type ReportEntry } from '../../../cli/report/report-entry.ts';
import { chosenFormat } from '../../../cli/report/format.ts';
import { annotations } from '../../../cli/report/github.ts';
import { junitReport } from '../../../cli/report/junit.ts';
import { sarifLog } from '../../../cli/report/sarif.ts';

const link: ReportEntry = {
  rule: 'broken-link',
  severity: 'error',
  place: { path: 'docs/a b,c.md', line: 14, column: 8, end: { line: 14, column: 20 } },
  message: '"./gone.md" does not exist, 100 % sure <really>',
  hint: 'did you mean "./here.md"?',
  url: 'https://lectern.example/docs/reference/diagnostics#broken-link',
};
const file: ReportEntry = {
  rule: 'corpus',
  severity: 'warning',
  place: { path: 'site.json' },
  message: 'it is damaged\u0007',
};
const twice: ReportEntry = {
  ...link,
  rule: 'duplicate-route',
  related: [{ path: 'docs/other.md', line: 2, message: 'the page that has the address' }],
};

test('the flag chooses the format; without one, a GitHub workflow gets annotations', () => {
  assert.is(chosenFormat({}, {}), 'text');
  assert.is(chosenFormat({ json: true }, { GITHUB_ACTIONS: 'true' }), 'json');
  assert.is(chosenFormat({}, { GITHUB_ACTIONS: 'true' }), 'github');
  assert.is(chosenFormat({ format: 'text' }, { GITHUB_ACTIONS: 'true' }), 'text');
});

test('paths are relative to the root, except for files outside of it', () => {
  const paths = (root: string, folder: string) =>
    placedBelow(path.resolve(root), path.resolve(folder), [twice]).flatMap(({ place, related }) => [
      place.path,
      related![0]!.path,
    ]);
  assert.equal(paths('/repo', '/repo/site'), ['site/docs/a b,c.md', 'site/docs/other.md']);
  assert.equal(paths('/repo', '/repo'), ['docs/a b,c.md', 'docs/other.md']);
  assert.equal(paths('/repo/site', '/repo'), ['/repo/docs/a b,c.md', '/repo/docs/other.md']);
});

test('GitHub gets a line for each diagnostic, with special characters escaped', () => {
  assert.equal(annotations([link, file]), [
    '::error file=docs/a b%2Cc.md,line=14,col=8,endLine=14,endColumn=20,title=broken-link::"./gone.md" does not exist, 100 %25 sure <really>%0Ahint: did you mean "./here.md"?',
    '::warning file=site.json,title=corpus::it is damaged\\u0007',
  ]);
  assert.match(annotations([{ ...file, message: 'a\n::set-env::b' }])[0]!, /^[^\n]*%0A::set-env::b$/);
});

test('a SARIF log names each rule once, and each diagnostic with its location, related locations and hint', () => {
  const { version, runs } = sarifLog([link, file, twice, link], '1.2.3');
  assert.is(version, '2.1.0');
  const { tool, results, columnKind } = runs[0]!;
  assert.is(columnKind, 'utf16CodeUnits');
  assert.is(tool.driver.version, '1.2.3');
  assert.equal(
    tool.driver.rules!.map(({ id }) => id),
    ['broken-link', 'corpus', 'duplicate-route'],
  );
  assert.equal(
    results!.map(({ ruleIndex, level }) => [ruleIndex, level]),
    [
      [0, 'error'],
      [1, 'warning'],
      [2, 'error'],
      [0, 'error'],
    ],
  );
  assert.equal(results![0]!.locations![0]!.physicalLocation, {
    artifactLocation: { uri: 'docs/a%20b,c.md' },
    region: { startLine: 14, startColumn: 8, endLine: 14, endColumn: 20 },
  });
  assert.match(results![0]!.message.text!, 'hint: did you mean');
  assert.is(results![1]!.locations![0]!.physicalLocation!.region!.startLine, 1);
  assert.equal(results![2]!.relatedLocations![0]!.message, { text: 'the page that has the address' });
});

test('a JUnit report is well-formed, and counts errors as failures', () => {
  const xml = junitReport('check', [link, file]);
  assert.is(XMLValidator.validate(xml), true);
  const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml) as {
    testsuites: { tests: string; failures: string; testsuite: { testcase: Record<string, never>[] } };
  };
  assert.equal([testsuites.tests, testsuites.failures], ['2', '1']);
  const [failed, passed] = testsuites.testsuite.testcase;
  assert.is(failed!.name, 'docs/a b,c.md:14:8 broken-link');
  assert.match(failed!.failure!['#text'], 'sure <really>\nhint: did you mean');
  assert.match(passed!['system-out']!, 'site.json warning corpus it is damaged');
  assert.is(passed!.failure, undefined);
  assert.match(junitReport('check', []), /tests="1" failures="0"[^]*<testcase classname="lectern" name="check"\/>/);
});

test.run();
