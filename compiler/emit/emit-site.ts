import type { SiteFile } from '../../corpus/schema/index.ts';
import { filePath } from '../../corpus/file-paths.ts';
import { schemaTexts } from '../../corpus/schema/schema-texts.ts';
import type { SchemaKind } from '../../corpus/schema/schemas.ts';
import type { Config } from '../config/config.ts';
import { usualLocale } from '../config/locales.ts';
import * as graph from '../incremental/index.ts';
import { asFile, schemaPath } from './corpus-file.ts';
import { openPageRendering } from './render-page.ts';
import type { EmitInput } from './emit-input.ts';
import type { RequestedImages } from './emit-shared.ts';
import { toJson } from './json.ts';
import type { ReadText } from './llms.ts';
import { markdownBeside } from './markdown/markdown-files.ts';
import { type Artifact, copyEach, output, type OutputGroup } from './output.ts';
import { pageFiles } from './page-files.ts';
import { openShell } from '../../viewer/html/shell.ts';
import { openShellInput } from './page-shell.ts';
import { openPublications } from './publications.ts';
import { siteFile } from './site-file.ts';
import { pick } from '../values/objects.ts';
import { openTables } from './table-files.ts';

/**
 * Returns the output groups of a site in one language. Later groups may depend on earlier groups.
 *
 * @param pictures collects the images that pages need
 * @param read returns the content of an output file that was written before
 */
export function emitSite(input: EmitInput, pictures: RequestedImages, read: ReadText): OutputGroup[] {
  const siteJson = graph.computed('site.json', () => siteFile(input));
  const markdownOf = markdownBeside(input.markdownOf, input);
  const publications = openPublications(input, markdownOf, read);
  // The content of `site.json` as browsers parse it: without undefined fields.
  const siteRead = graph.computed(
    'site.json as it is read',
    () => JSON.parse(toJson(siteJson())) as SiteFile,
    'deferred',
  );
  const tables = openTables(input);
  const shell = openShellInput(input, siteJson);
  const pages = pageFiles(input, {
    generation: graph.computed('generation', () => siteJson().generation, 'deferred'),
    shell: graph.computed('shell of pages', () => openShell(...shell()), 'deferred'),
    frame: graph.computed(
      'values that pages share',
      () => ({
        site: siteRead(),
        shell: shell(),
        markdown: pick(input.site.config, 'url', 'baseUrl', 'llms', 'noIndex'),
      }),
      'deferred',
    ),
    rendering: openPageRendering(input, siteRead, tables.read),
    markdownOf,
    pictures,
    publications,
    read,
  });
  const staticFiles = graph.table('static file', () => input.staticFiles);
  return [
    ...pages,
    output('site.json', () => [{ path: `corpus/${filePath('site')}`, text: toJson(siteJson()) }]),
    ...tables.groups,
    output('search', () => searchArtifacts(input), 'idle'),
    output('schemas', () => jsonSchemas(input.site.config)),
    ...publications.groups,
    copyEach('static file', staticFiles, input),
  ];
}

/** Returns the JSON Schemas of all kinds of corpus files. They are only in the output of the default language. */
function jsonSchemas(config: Config): Artifact[] {
  if (config.i18n.currentLocale !== usualLocale(config)) return [];
  return Object.entries(schemaTexts).map(([kind, text]) => ({ path: schemaPath(kind as SchemaKind), text }));
}

async function* searchArtifacts({ site: { config }, searchIndex }: EmitInput): AsyncGenerator<Artifact> {
  for await (const { path, kind, version, make } of searchIndex()) {
    yield {
      path: `corpus/search/${path}`,
      version,
      make: async () => toJson(asFile(kind, await make(), config)),
    };
  }
}
