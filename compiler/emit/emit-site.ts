import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { Page, SiteFile } from '../corpus/index.ts';
import type { Memory } from '../memory.ts';
import { encodePath } from '../url/pathname.ts';
import { pageFile, schemaHref } from './addresses.ts';
import type { Artifact } from './artifact.ts';
import { besideStatic } from './beside-static.ts';
import { blogTables } from './blog-tables.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Emission, Images } from './emission.ts';
import { planPages } from './emit-pages.ts';
import type { ReadText } from './llms.ts';
import { markdownFiles } from './markdown/markdown-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { pageHtml } from './page-html.ts';
import type { PagePlan } from './page-plan.ts';
import { part, type Part } from './part.ts';
import { openPublications, type PageFacts, type Publications } from './publications.ts';
import { jsonSchema, schemas, type SchemaKind } from './schemas.ts';
import { siteFile } from './site-file.ts';
import { docsFile, redirectsFile, routesFile, sidebarsFile, versionsFile } from './tables.ts';

/**
 * Every file of the output but the manifest, part by part.
 *
 * @param read gives the text of a file that was published before
 * @param memory of what other parts depend on
 */
export async function emitSite(emission: Emission, read: ReadText, memory: Memory): Promise<Iterable<Part>> {
  return listParts(emission, await copies(emission), read, memory);
}

// As they are taken, since some are made of what others were.
function* listParts(emission: Emission, copied: readonly Part[], read: ReadText, memory: Memory): Generator<Part> {
  const { site: { config, docs, blogs }, code, images } = emission;
  const site = memory.settle('site.json', siteFile(emission));
  const twins = memory.keep('twins', [config, emission.site.routes, emission.site.redirects, emission.site.pages, emission.staticFiles], () => markdownFiles(emission.site, emission.staticFiles));
  const publications = openPublications(emission, twins, read);
  for (const plan of planPages(emission)) yield pagePart(plan, { emission, site, twins, publications });
  const table = (path: string, inputs: unknown[], make: () => object) => part(`corpus/${path}`, [config, ...inputs], () => [corpusFile(path, make())]);
  yield table('site.json', [site], () => site);
  yield table('routes.json', [emission.site.routes, emission.site.redirects], () => routesFile(emission));
  yield table('redirects.json', [emission.site.redirects, emission.site.rewrites], () => redirectsFile(emission));
  for (const instance of docs) {
    yield table(`docs/${instance.id}/versions.json`, [instance], () => versionsFile(instance, emission));
    for (const version of instance.versions) {
      const folder = `docs/${instance.id}/${version.name}`;
      yield table(`${folder}/sidebars.json`, [version], () => sidebarsFile(version, emission));
      yield table(`${folder}/docs.json`, [version, ...frontMatterOf(version.docs.values(), emission)], () => docsFile(version, emission));
    }
  }
  for (const blog of blogs) {
    const inputs = [blog, emission.portraits, ...frontMatterOf(blog.posts, emission)];
    yield part(`blog ${blog.id}`, [config, ...inputs], () => blogTables(blog, emission).map(([name, file]) => corpusFile(`blog/${blog.id}/${name}`, file)));
  }
  yield { ...part('search', [emission.site, emission.links, ...emission.sources.values()], () => searchArtifacts(emission)), isOfAll: true };
  yield part('schemas', [], () => (Object.keys(schemas) as SchemaKind[]).map((kind) => corpusFile(`schema/v1/${kind}.schema.json`, jsonSchema(kind))));
  yield* publications.parts();
  yield* copied;
  for (const { path, bytes } of ownCode(emission)) yield part(path, [code], () => [{ path, bytes }]);
  // Asked for by the pages, all of which are written by now.
  if (images) yield part('pictures', [images.names().join('\n')], () => images.files());
}

interface PageSurroundings {
  emission: Emission;
  site: SiteFile;
  twins: ReadonlyMap<string, string>;
  publications: Publications;
}

interface PageFound {
  facts: PageFacts;
  /** Addresses of the pictures that it wanted in further sizes. */
  pictures: string[];
}

/** The files of one page: its JSON, its HTML, its Markdown. */
function pagePart({ path, inputs, make }: PagePlan, { emission, site, twins, publications }: PageSurroundings): Part {
  const { site: { config }, viewer, staticFiles } = emission;
  const twin = twins.get(path);
  return {
    name: `page ${path}`,
    inputs: [config, site, viewer, twin, staticFiles, publications.isInFeed(path), ...inputs],
    async make() {
      const pictures: string[] = [];
      const page = await make(withLog(emission, pictures));
      const markdown = pageMarkdown(page, emission);
      const whole = withMarkdown(page, twin, config);
      const artifacts = [corpusFile(pageFile(page.path, config), whole), ...besideStatic([pageHtml(whole, site, emission)], emission)];
      if (markdown !== undefined && twin !== undefined) artifacts.push({ path: twin, text: markdown });
      const found: PageFound = { facts: publications.factsOf(page, markdown), pictures };
      return { artifacts, facts: found };
    },
    take(found) {
      const { facts, pictures } = found as PageFound;
      publications.add(facts);
      return pictures.length === 0 ? undefined : describeAll(pictures, emission);
    },
  };
}

async function describeAll(pictures: readonly string[], { images }: Emission): Promise<void> {
  for (const href of pictures) await images?.describe(href);
}

/** The same, but that it takes note of the pictures that are asked for. */
function withLog(emission: Emission, pictures: string[]): Emission {
  const { images } = emission;
  if (!images) return emission;
  const describe: Images['describe'] = (href) => {
    pictures.push(href);
    return images.describe(href);
  };
  return { ...emission, images: { ...images, describe } };
}

function withMarkdown(page: Page, file: string | undefined, { baseUrl }: Config): Page {
  return 'body' in page && file !== undefined ? { ...page, markdown: encodePath(baseUrl + file) } : page;
}

function frontMatterOf(pages: Iterable<{ source: string }>, { sources }: Emission): unknown[] {
  return Array.from(pages, ({ source }) => sources.get(source)?.head.frontMatter);
}

function* searchArtifacts({ site: { config }, searchIndex }: Emission): Generator<Artifact> {
  for (const { path, kind, value } of searchIndex()) yield corpusFile(`search/${path}`, { $schema: schemaHref(kind, config), format: 1, ...value });
}

/** Whether a file holds the text of the whole site, so that it may follow the others: see Part. */
export function isMadeOfAll(path: string): boolean {
  return path.startsWith('corpus/search/') || path === 'llms-full.txt';
}

async function copies({ assets, staticFiles, stateOf }: Emission): Promise<Part[]> {
  // Equal files of one name share their copy.
  const copied = new Map([...assets.values()].map(({ path, output }) => [output, path]));
  const parts: Part[] = [];
  for (const [path, copy] of [...copied, ...staticFiles]) {
    if (path !== undefined) parts.push(part(path, [copy, await stateOf(copy)], () => [{ path, copy }]));
  }
  return parts;
}

// A picture that code imports may be on a page too, by the same name.
function ownCode({ assets, staticFiles, code }: Emission): CodeTable['files'] {
  const copied = new Set([...assets.values()].map(({ output }) => output));
  return code.files.filter(({ path }) => !copied.has(path) && !staticFiles.has(path));
}

function corpusFile(path: string, value: object) {
  return { path: `corpus/${path}`, text: canonicalJson(value) };
}
