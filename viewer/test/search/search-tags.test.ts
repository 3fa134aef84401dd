import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DocsInstanceSummary, Page, SiteFile } from '../../../corpus/schema/index.ts';
import { searchedVersions, tagsOf } from '../../search/search-tags.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite, versions } from '../corpus/sample-site.ts';

const tools: DocsInstanceSummary = {
  kind: 'docs',
  id: 'tools',
  path: '/site/tools',
  versions: [{ ...versions[0]!, name: 'current', isLast: true }],
};
const site: SiteFile = { ...sampleSite, instances: [...sampleSite.instances, tools] };
const old = sampleDoc('/site/docs/1.0/x', 'X', { context: { instance: 'default', version: '1.0' } });
const tags = (page: Page | undefined, preferred?: string, chosen?: Record<string, string>) =>
  tagsOf(
    searchedVersions(
      {
        site,
        page,
        pathname: '/',
        suffix: '',
        preferredVersion: (instance) => (instance === 'default' ? preferred : undefined),
      },
      chosen,
    ),
  );

test('each set of docs is searched in the version of the page, else the preferred one, else the last', () => {
  assert.equal(tags(old, '2.0'), ['default', 'docs-default-1.0', 'docs-tools-current']);
  assert.equal(tags(undefined, '1.0'), ['default', 'docs-default-1.0', 'docs-tools-current']);
  assert.equal(tags(undefined), ['default', 'docs-default-2.0', 'docs-tools-current']);
  assert.equal(tags(undefined, 'gone'), ['default', 'docs-default-2.0', 'docs-tools-current']);
});

test('the chosen version is preferred to the version of the page, if it exists', () => {
  assert.equal(tags(old, undefined, { default: '2.0' }), ['default', 'docs-default-2.0', 'docs-tools-current']);
  assert.equal(tags(old, undefined, { default: '9.0' }), ['default', 'docs-default-1.0', 'docs-tools-current']);
});

test.run();
