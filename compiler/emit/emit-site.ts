import type { Config } from '../config/config.ts';
import type { ManifestFile, Page } from '../corpus/index.ts';
import { encodePath } from '../url/pathname.ts';
import { version } from '../version.ts';
import { pageFile, schemaHref } from './addresses.ts';
import type { Artifact } from './artifact.ts';
import { blogTables } from './blog-tables.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Emission } from './emission.ts';
import { emitPages } from './emit-pages.ts';
import { besideStatic } from './beside-static.ts';
import { markdownFiles } from './markdown/markdown-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { pageHtml } from './page-html.ts';
import { openPublications } from './publications.ts';
import { jsonSchema, schemas, type SchemaKind } from './schemas.ts';
import { siteFile } from './site-file.ts';
import { docsFile, redirectsFile, routesFile, sidebarsFile, versionsFile } from './tables.ts';

/** Every file of the output but the manifest, one at a time. */
export async function* emitSite(emission: Emission): AsyncGenerator<Artifact> {
  const { config } = emission.site;
  const site = siteFile(emission);
  const twins = markdownFiles(emission.site, emission.staticFiles);
  const publications = openPublications(emission, twins);
  for await (const page of emitPages(emission)) {
    const markdown = pageMarkdown(page, emission);
    const markdownFile = twins.get(page.path);
    const whole = withMarkdown(page, markdownFile, config);
    yield corpusFile(pageFile(page.path, config), whole);
    yield* besideStatic([pageHtml(whole, site, emission)], emission);
    if (markdown !== undefined && markdownFile !== undefined) yield { path: markdownFile, text: markdown };
    publications.add(page, markdown);
  }
  yield corpusFile('site.json', site);
  yield corpusFile('routes.json', routesFile(emission));
  yield corpusFile('redirects.json', redirectsFile(emission));
  for (const instance of emission.site.docs) {
    yield corpusFile(`docs/${instance.id}/versions.json`, versionsFile(instance, emission));
    for (const version of instance.versions) {
      const folder = `docs/${instance.id}/${version.name}`;
      yield corpusFile(`${folder}/sidebars.json`, sidebarsFile(version, emission));
      yield corpusFile(`${folder}/docs.json`, docsFile(version, emission));
    }
  }
  for (const blog of emission.site.blogs) {
    for (const [name, file] of blogTables(blog, emission)) yield corpusFile(`blog/${blog.id}/${name}`, file);
  }
  for (const { path, kind, value } of emission.searchIndex()) {
    yield corpusFile(`search/${path}`, { $schema: schemaHref(kind, config), format: 1, ...value });
  }
  for (const kind of Object.keys(schemas) as SchemaKind[]) yield corpusFile(`schema/v1/${kind}.schema.json`, jsonSchema(kind));
  yield* besideStatic(publications.files(), emission);
  yield* copies(emission);
  // Asked for by the pages, all of which are written by now.
  if (emission.images) yield* emission.images.files();
}

function withMarkdown(page: Page, file: string | undefined, { baseUrl }: Config): Page {
  return 'body' in page && file !== undefined ? { ...page, markdown: encodePath(baseUrl + file) } : page;
}

function* copies({ assets, staticFiles, code }: Emission): Generator<Artifact> {
  // Equal files of one name share their copy.
  const copied = new Map([...assets.values()].map(({ path, output }) => [output, path]));
  for (const [path, copy] of copied) if (path !== undefined) yield { path, copy };
  for (const [path, copy] of staticFiles) yield { path, copy };
  // A picture that code imports may be on a page too, by the same name.
  for (const { path, bytes } of code.files) if (!copied.has(path) && !staticFiles.has(path)) yield { path, bytes };
}

/**
 * `manifest.json`, which is written last: it vouches for all the others.
 *
 * @param stamp of the service worker, when the site has one
 */
export function manifestFile({ site }: Emission, files: ManifestFile['files'], stamp: string) {
  const { title, url, baseUrl, onBrokenLinks } = site.config;
  const counts: Record<string, number> = {};
  const redirects = site.redirects.filter(({ hasPage }) => hasPage).map(() => 'redirect');
  for (const kind of [...site.routes.map((route) => route.kind), ...redirects].sort()) counts[kind] = (counts[kind] ?? 0) + 1;
  const manifest: ManifestFile = {
    $schema: schemaHref('manifest', site.config),
    format: 1,
    generator: { name: 'lectern', version },
    site: { title, url, baseUrl },
    onBrokenLinks,
    stamp: site.config.pwa && stamp,
    counts,
    files,
  };
  return corpusFile('manifest.json', manifest);
}

function corpusFile(path: string, value: object) {
  return { path: `corpus/${path}`, text: canonicalJson(value) };
}
