import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample, sampleInput } from '../sample-site.ts';
import { checkTerms, readGlossaries } from '../../../site/glossary/glossaries.ts';

const tide = 'Tide:\n  definition: Twice a day.\n  link: /tides\n';

test('keys of terms are in lower case, and links of terms are resolved', async () => {
  const { site } = await buildSample({
    files: { 'docs/a.md': {}, 'docs/glossary.yml': tide },
    config: { baseUrl: '/base/', trailingSlash: true },
  });
  assert.equal(
    [...site.glossaries.get('docs')!.terms],
    [['tide', { term: 'Tide', definition: 'Twice a day.', href: '/base/tides/' }]],
  );
});

test('each version has its own terms, and all other content uses the terms of the last version', () => {
  const input = sampleInput({
    files: {
      'docs/a.md': {},
      'docs/glossary.yml': 'moon:\n  definition: New.\n',
      'versioned_docs/version-1/a.md': {},
      'versioned_docs/version-1/glossary.yml': tide,
    },
    versions: ['1'],
  });
  const glossaries = readGlossaries(input, () => assert.unreachable());
  const keysOf = (dir: string) => [...(glossaries.get(dir)?.terms.keys() ?? [])];
  assert.equal([keysOf('docs'), keysOf('versioned_docs/version-1'), keysOf('')], [['moon'], ['tide'], ['tide']]);
});

test('a translation uses the glossary of its original’s folder, and an unknown term is reported with a suggestion', () => {
  const input = sampleInput({ files: { 'docs/a.md': {}, 'docs/glossary.yml': tide } });
  const found: string[] = [];
  const file = {
    path: 'i18n/de/a.md',
    kind: 'document' as const,
    relativePath: 'a.md',
    collection: { kind: 'docs' as const, instance: 'default', dir: 'i18n/de' },
    translates: { path: 'docs/a.md', dir: 'docs', locale: 'de' },
  };
  const terms = ['tide', 'tidee'].map((key) => ({ key, at: undefined }));
  checkTerms(
    [{ file, terms }],
    readGlossaries(input, () => undefined),
    (...all) => found.push(...all.map(({ rule, hint }) => `${rule}: ${hint}`)),
  );
  assert.equal(found, ['unknown-term: did you mean "tide"?']);
});

test.run();
