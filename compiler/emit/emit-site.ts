import type { CodeTable } from '../code/code-table.ts';
import { keepColumn } from '../columns.ts';
import type { Config } from '../config/config.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { Memory } from '../memory.ts';
import type { DocsVersion } from '../site/site.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { pageFile } from '../../corpus/page-file.ts';
import { pageHtml } from '../../viewer/html/page-html.ts';
import { openShell, type RenderShell } from '../../viewer/html/shell.ts';
import { schemaHref } from './addresses.ts';
import type { Artifact } from './artifact.ts';
import { besideStatic } from './beside-static.ts';
import { blogTables } from './blog-tables.ts';
import { canonicalJson } from './canonical-json.ts';
import { canonicalList, type LongList } from './canonical-list.ts';
import { docRows } from './doc-rows.ts';
import type { Emission, Images } from './emission.ts';
import { planPages } from './emit-pages.ts';
import type { ReadText } from './llms.ts';
import { markdownFiles } from './markdown/markdown-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { PagePlan } from './page-plan.ts';
import { pwaHead } from './pwa/pwa-head.ts';
import { openSearchHead } from './search/open-search.ts';
import { laterPart, part, type Made, type Part, type PartRows } from './part.ts';
import { openPublications, type PageFacts, type Publications } from './publications.ts';
import { jsonSchema, schemas, type SchemaKind } from '../../corpus/schema/schemas.ts';
import { siteFile } from './site-file.ts';
import { docsFile, redirectsFile, routesFile, sidebarsFile, versionsFile } from './tables.ts';

/**
 * Every file of the output but the manifest, part by part.
 *
 * @param read gives the text of a file that was published before
 * @param memory of what other parts depend on
 */
export async function emitSite(emission: Emission, read: ReadText, memory: Memory): Promise<Iterable<Part | PartRows>> {
  return listParts(emission, await copies(emission), read, memory);
}

// As they are taken, since some are made of what others were.
function* listParts(
  emission: Emission,
  copied: readonly Part[],
  read: ReadText,
  memory: Memory,
): Generator<Part | PartRows> {
  const {
    site: { config, docs, blogs, routes, places, redirects, rewrites },
    stamps,
    code,
    images,
  } = emission;
  const site = memory.keep(
    'site.json',
    [emission.site, emission.siteVersion, code, emission.theme, emission.messages],
    () => siteFile(emission),
  );
  const twins = memory.keep('twins', [config, places, redirects, emission.site.pages, emission.staticFiles], () =>
    markdownFiles(emission.site, emission.staticFiles),
  );
  const publications = openPublications(emission, twins, read, memory);
  // Another picture among the static files is nothing to the HTML of pages.
  const ownHtml = memory.settle(
    'static HTML',
    [...emission.staticFiles.keys()].filter((path) => path.endsWith('.html')),
  );
  const shell = memory.keep('shell', [config, site, emission.viewer, ownHtml], () =>
    openShell(site, emission.viewer, {
      head: [...pwaHead(config), ...openSearchHead(site)],
      hasBaseUrlBanner: config.baseUrlIssueBanner,
    }),
  );
  const around = { emission, shell, twins, publications };
  for (const instance of docs) for (const version of instance.versions) yield docParts(version, around, memory);
  for (const plan of planPages(emission)) yield pagePart(plan, around);
  const table = (path: string, inputs: unknown[], make: () => object) =>
    part(`corpus/${path}`, [config, ...inputs], () => [corpusFile(path, make())]);
  // Tools and a site's own code ask for these, the viewer does not; which pages there are is told at once.
  const list = (path: string, inputs: unknown[], make: () => LongList) =>
    laterPart(
      `corpus/${path}`,
      [config, places, redirects],
      () => [config, ...inputs],
      () => [{ path: `corpus/${path}`, bytes: canonicalList(make(), [config], memory.shelf(path)) }],
    );
  yield table('site.json', [site], () => site);
  yield list('routes.json', [routes, redirects], () => routesFile(emission));
  yield table('redirects.json', [redirects, rewrites], () => redirectsFile(emission));
  for (const instance of docs) {
    yield table(`docs/${instance.id}/versions.json`, [instance], () => versionsFile(instance, emission));
    for (const version of instance.versions) {
      const folder = `docs/${instance.id}/${version.name}`;
      yield part(`corpus/${folder}/sidebars.json`, [config, version.sidebars], () => [
        { path: `corpus/${folder}/sidebars.json`, text: sidebarsFile(version, emission) },
      ]);
      yield list(`${folder}/docs.json`, [version, stamps.frontMatter], () => docsFile(version, emission));
    }
  }
  for (const blog of blogs) {
    yield part(`blog ${blog.id}`, [config, blog, emission.portraits, stamps.frontMatter], () =>
      blogTables(blog, emission).map(([name, file]) => corpusFile(`blog/${blog.id}/${name}`, file)),
    );
  }
  yield laterPart(
    'search',
    [],
    () => [emission.site, emission.links, ...emission.sources.values()],
    () => searchArtifacts(emission),
  );
  yield part('schemas', [], () =>
    (Object.keys(schemas) as SchemaKind[]).map((kind) => corpusFile(`schema/v1/${kind}.schema.json`, jsonSchema(kind))),
  );
  yield* publications.parts();
  yield* copied;
  for (const { path, bytes } of ownCode(emission)) yield part(path, [code], () => [{ path, bytes }]);
  // Asked for by the pages, all of which are written by now.
  if (images) yield part('pictures', [images.names().join('\n')], () => images.files());
}

interface PageSurroundings {
  emission: Emission;
  /** Writes the HTML of pages. Another one when anything else is that all pages depend on, which is one thing to compare. */
  shell: RenderShell;
  twins: ReadonlyMap<string, string>;
  publications: Publications;
}

interface PageFound {
  facts: PageFacts;
  /** Addresses of the pictures that it wanted in further sizes. */
  pictures: string[];
}

/** One page. */
function pagePart({ path, inputs, make }: PagePlan, around: PageSurroundings): Part {
  const { shell, twins, publications } = around;
  return {
    name: `page ${path}`,
    inputs: [shell, twins.get(path), publications.isInFeed(path), ...inputs],
    make: () => makePage({ path, make }, around),
    take: (found) => takePage(found as PageFound, around),
  };
}

/** The pages of all docs of a version. */
function docParts(version: DocsVersion, around: PageSurroundings, memory: Memory): PartRows {
  const { emission, shell, twins } = around;
  const name = `docs ${version.instance} ${version.name}`;
  const known = memory.shelf(name);
  const { shared, rows, plan } = docRows(version, emission, twins, known);
  return {
    name,
    shared: [shell, ...shared],
    rows,
    make: (row) => makePage(plan(row), around),
    take: (found) => takePages(found as readonly PageFound[], around, known),
  };
}

/** Makes the files of a page: its JSON, its HTML, its Markdown. */
async function makePage(
  { path, make }: Pick<PagePlan, 'path' | 'make'>,
  { emission, shell, twins, publications }: PageSurroundings,
): Promise<Made> {
  const { config } = emission.site;
  const twin = twins.get(path);
  const pictures: string[] = [];
  const page = await make(withLog(emission, pictures));
  const markdown = pageMarkdown(page, emission);
  const whole = withMarkdown(page, twin, config);
  const artifacts = [
    corpusFile(pageFile(page.path, config), whole),
    ...besideStatic([pageHtml(whole, shell, config)], emission),
  ];
  if (markdown !== undefined && twin !== undefined) artifacts.push({ path: twin, text: markdown });
  const facts: PageFound = { facts: publications.factsOf(page, markdown), pictures };
  return { artifacts, facts };
}

function takePage(
  { facts, pictures }: PageFound,
  { emission, publications }: PageSurroundings,
): Promise<void> | undefined {
  publications.add([facts]);
  return pictures.length === 0 ? undefined : describeAll(pictures, emission);
}

function takePages(
  found: readonly PageFound[],
  { emission, publications }: PageSurroundings,
  memory: Memory,
): Promise<void> | undefined {
  publications.add(keepColumn(memory, 'facts', found, ({ facts }) => facts));
  const pictures = keepColumn(memory, 'pictures', found, (page) =>
    page.pictures.length > 0 ? page.pictures : undefined,
  ).flatMap((wanted) => wanted ?? []);
  return pictures.length === 0 ? undefined : describeAll(pictures, emission);
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

async function* searchArtifacts({ site: { config }, searchIndex }: Emission): AsyncGenerator<Artifact> {
  for await (const { path, kind, version, make } of searchIndex()) {
    yield {
      path: `corpus/search/${path}`,
      version,
      make: async () => canonicalJson({ $schema: schemaHref(kind, config), format: 1, ...(await make()) }),
    };
  }
}

async function copies({ assets, staticFiles, stateOf }: Emission): Promise<Part[]> {
  // Equal files of one name share their copy.
  const copied = new Map([...assets.values()].map(({ path, output }) => [output, path]));
  const parts: Part[] = [];
  for (const [path, copy] of [...copied, ...staticFiles]) {
    if (path !== undefined)
      parts.push(part(`copy of ${copy} at ${path}`, [await stateOf(copy)], () => [{ path, copy }]));
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
