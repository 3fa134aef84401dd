import type { SiteFile, DocsInstanceSummary } from '../../corpus/schema/index.ts';
import type { CorpusFile } from './corpus.ts';
import { expectFields, expectFile, isObject, malformed } from './shape.ts';

/** `site.json` */
export const siteFile: CorpusFile<SiteFile> = { address: 'site.json', check: checkSite };

function checkSite(value: unknown): SiteFile {
  const site = expectFile(value, 'site.json');
  expectFields(site, 'site.json', {
    title: 'string',
    titleDelimiter: 'string',
    baseUrl: 'string',
    locale: 'string',
    locales: 'array',
    colorMode: 'object',
    navbar: 'object',
    docs: 'object',
    instances: 'array',
  });
  const { navbar, docs, instances } = site;
  if (!isObject(navbar) || !Array.isArray(navbar.items) || !navbar.items.every(isObject)) {
    throw malformed('site.json', 'has no list of navbar items');
  }
  if (!isObject(docs) || !isObject(docs.sidebar)) throw malformed('site.json', 'has no settings of sidebars');
  if (
    !(instances as unknown[]).every(
      (instance) => isObject(instance) && (instance.kind !== 'docs' || Array.isArray(instance.versions)),
    )
  ) {
    throw malformed('site.json', 'has docs without versions');
  }
  return site as unknown as SiteFile;
}

/** The docs instances of a site, with their versions. */
export function docsInstances({ instances }: Pick<SiteFile, 'instances'>): DocsInstanceSummary[] {
  return instances.filter((instance) => instance.kind === 'docs');
}
