import { createHash } from 'node:crypto';
import type { Page, SidebarItem, SiteFile } from '../../corpus/schema/index.ts';
import { jsonSchema } from '../../corpus/schema/json-schemas.ts';
import { schemas, type SchemaKind } from '../../corpus/schema/schemas.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Config } from '../config/config.ts';
import * as graph from '../incremental/index.ts';
import { pageFile } from '../../corpus/address.ts';
import { filePath, type FileKind } from '../../corpus/file-paths.ts';
import { pageHtml } from '../../viewer/html/html-file.ts';
import { openShell, shellSite } from '../../viewer/html/shell.ts';
import { codeColorsHead } from './code-colors.ts';
import { asFile, asPageFile, tableFile, type Content } from './corpus-file.ts';
import { contentSecurityPolicy } from './csp/content-security-policy.ts';
import { toJson, listJson } from './json.ts';
import { type Artifact, copyOf, output, type OutputGroup } from './output.ts';
import type { WantedPictures } from './emit-shared.ts';
import { blogTables } from './blog-tables.ts';
import type { EmitInput, Images } from './emit-input.ts';
import { openDocuments, type DrawnPage } from './documents.ts';
import { openPageDrawing } from './draw-page.ts';
import { planPages, type PagePlan } from './emit-pages.ts';
import type { ReadText } from './llms.ts';
import { lookSheet } from './look/look-sheet.ts';
import { infimaSheet, withInfima } from './infima.ts';
import { hasText, markdownBeside, pageMarkdown } from './markdown/markdown-files.ts';
import { isUntranslated } from '../config/locales.ts';
import { docPage } from './pages/doc.ts';
import { openPublications } from './publications.ts';
import { pwaHead } from './pwa/pwa-head.ts';
import { openSearchHead } from './search/open-search.ts';
import { cardLook, cardOf } from './social-card.ts';
import { siteHtml } from './site-html.ts';
import { siteFile } from './site-file.ts';
import { docsFile, redirectsFile, routesFile, sidebarsFile, versionsFile } from './tables.ts';
import { ofSource } from '../diagnostics/page-error.ts';

/**
 * The files of a site in one language, in groups; those that come later may be made of what others were.
 *
 * @param pictures collects the pictures that its pages want made
 * @param read gives the text of a file that was published before
 */
export function emitSite(input: EmitInput, pictures: WantedPictures, read: ReadText): OutputGroup[] {
  const { site } = input;
  const siteJson = graph.computed('site.json', () => siteFile(input));
  const generation = graph.deferred('generation', () => siteJson().generation);
  const markdownOf = markdownBeside(input.markdownOf, input);
  const csp = graph.computed('policy of pages', () =>
    contentSecurityPolicy(site.config, input.viewer, input.staticFiles),
  );
  const publications = openPublications(input, markdownOf, read);
  const forShell = graph.computed('settings in the HTML of pages', () => shellSite(siteJson()));
  const head = graph.computed('elements of every head', () => [
    ...codeColorsHead(site.config, input.sharedUrl),
    ...pwaHead({ ...site.config, baseUrl: input.sharedUrl }),
    ...openSearchHead(siteJson()),
  ]);
  const shell = graph.deferred(
    'HTML of pages',
    () =>
      openShell(forShell(), input.viewer, {
        head: head(),
        hasReadingFace: site.config.themeConfig.preset === 'lectern',
        styles: lookSheet(site.config).map(({ path }) => input.sharedUrl + path),
        siteHtml: siteHtml(site.config),
        policy: site.config.csp && site.config.csp.meta ? csp()?.inPage : undefined,
        hasInlineScripts: site.config.csp === false || site.config.csp.inlineScripts,
        hasBaseUrlBanner: site.config.baseUrlIssueBanner,
      }),
    Object.is,
  );
  const infima = graph.computed('style sheet of Infima', () => infimaSheet(input));
  const forPages = graph.deferred(
    'static files in place of pages',
    () => new Map([...input.staticFiles].filter(([path]) => path.endsWith('.html'))),
  );
  // As browsers have it: what is undefined is not there.
  const siteRead = graph.deferred('site.json as it is read', () => JSON.parse(toJson(siteJson())) as SiteFile);
  const drawing = openPageDrawing(input, siteRead, readTable);
  const documents = openDocuments(drawing, () => ({ staticFiles: forPages() }));

  /** Makes a page: the files of its data and its text, and its document, which is written apart. */
  async function makePage(key: string, plan: Plan): Promise<{ artifacts: Artifact[]; drawn: DrawnPage }> {
    const { source } = plan;
    return source === undefined ? makeFiles(key, plan) : ofSource(source, () => makeFiles(key, plan));
  }
  async function makeFiles(key: string, { source, make }: Plan): Promise<{ artifacts: Artifact[]; drawn: DrawnPage }> {
    const { config } = site;
    const wanted: string[] = [];
    const said = await make(withLog(input, wanted));
    const isShared = source !== undefined && isUntranslated(source, config, input.originals);
    const own = withInfima(await withCard(key, said), infima());
    const page = asPageFile(isShared ? asUntranslated(own, input) : own, config);
    const file = markdownOf.get(page.path);
    const whole = { ...withMarkdown(page, file, config), generation: generation() };
    if (wanted.length > 0) pictures.sizes.set(key, wanted);
    else pictures.sizes.delete(key);
    const json = toJson(whole);
    const version = createHash('sha256').update(config.url).update(json).digest('base64');
    const isText = !isShared && hasText(page);
    publications.add(key, page, isText ? version : undefined);
    // Of a page that another language has too the text is not written once more: browsers draw it.
    const drawn = isShared ? undefined : await drawing.draw(whole, source);
    const document = pageHtml(whole, shell(), config, drawn);
    const artifacts: Artifact[] = [{ path: `corpus/${pageFile(page.path, config)}`, text: json }];
    if (isText && file !== undefined)
      artifacts.push({ path: file, version, make: async () => pageMarkdown(page, config) });
    return { artifacts, drawn: { page: whole, document, gap: drawn?.gap } };
  }
  /** @returns a group of pages, and of their documents */
  function pageGroup(name: string, keys: () => readonly string[], planOf: (key: string) => Plan): OutputGroup {
    const whole = (key: string) => makePage(key, planOf(key));
    const followedBy = documents.group(`document of ${name}`, keys, async (key) => (await whole(key)).drawn);
    const make = async (key: string) => {
      const { artifacts, drawn } = await whole(key);
      documents.add(key, drawn);
      return artifacts;
    };
    return { name, keys, make, drop, priority: 'now', followedBy };
  }
  /** @returns a page with a picture of its title, where it has none of its own */
  async function withCard(key: string, page: Content<Page>): Promise<Content<Page>> {
    const card = input.cards && cardOf(page, site);
    const path = card && (await input.cards!.pathOf(card, cardLook(site.config)));
    if (path === undefined) {
      pictures.cards.delete(key);
      return page;
    }
    pictures.cards.set(key, { path, card: card! });
    return { ...page, metadata: { ...page.metadata, image: site.config.url + encodePath(input.sharedUrl + path) } };
  }
  /** @returns a table of the corpus by its path in the output, for code that reads it while it is drawn */
  async function readTable(path: string): Promise<string | undefined> {
    for (const key of versions()) {
      const { version, pathOf } = ofVersion(key);
      if (pathOf('sidebars') === path) return sidebarsFile(version, input, itemJson);
      if (pathOf('docs') === path) return listJson(docsFile(version, input));
    }
    const tables = site.docs.map((docs) =>
      tableFile('versions', versionsFile(docs, input), site.config, { instance: docs.id }),
    );
    return [...tables, ...blogs().flatMap(tablesOfBlog)].find((table) => table.path === path)?.text;
  }
  const drop = (key: string) => {
    publications.drop(key);
    pictures.sizes.delete(key);
    pictures.cards.delete(key);
    documents.drop(key);
  };
  const docKeys = graph.computed('pages of docs', () =>
    versions().flatMap((key) => Array.from(ofVersion(key).version.docs.keys(), (id) => `${key}\n${id}`)),
  );
  const docs = pageGroup('doc', docKeys, (key) => {
    const [inVersion, id] = key.split('\n') as [string, string];
    const { version } = ofVersion(inVersion);
    const doc = version.docs.get(id)!;
    return { source: doc.source, make: (given) => docPage(doc, version, given) };
  });
  const plans = graph.table(
    'page',
    () => new Map(Array.from(planPages(input), (plan) => [plan.path, plan])),
    (a, b) => graph.isEqual(a.value, b.value),
  );
  const pages = pageGroup(
    'page',
    () => [...plans.keys()],
    (path) => plans.get(path)!,
  );
  const itemJson = graph.family('JSON of item', (item: SidebarItem) => JSON.stringify(item), Object.is);
  const blogs = () => site.blogs.map(({ kind, id }) => `${kind} ${id}`);
  const tablesOfBlog = graph.family('tables of blog', (key: string) => {
    const blog = site.blogs.find(({ kind, id }) => `${kind} ${id}` === key)!;
    return blogTables(blog, input).map(([kind, file]) => tableFile(kind, file, site.config, { instance: blog.id }));
  });
  const versions = (): string[] =>
    site.docs.flatMap(({ id, versions: own }) => own.map(({ name }) => JSON.stringify([id, name])));
  const ofVersion = (key: string) => {
    const [instance, name] = JSON.parse(key) as [string, string];
    const place = { instance, version: name };
    return {
      version: site.docs.find(({ id }) => id === instance)!.versions.find((version) => version.name === name)!,
      pathOf: (kind: FileKind) => `corpus/${filePath(kind, place)}`,
    };
  };
  const staticFiles = graph.table('static file', () => input.staticFiles);
  return [
    docs,
    pages,
    output('site.json', () => [{ path: `corpus/${filePath('site')}`, text: toJson(siteJson()) }]),
    output('routes.json', () => [{ path: `corpus/${filePath('routes')}`, text: listJson(routesFile(input)) }], {
      priority: 'idle',
    }),
    output('redirects.json', () => [tableFile('redirects', redirectsFile(input), site.config)]),
    {
      name: 'versions.json',
      keys: () => site.docs.map(({ id }) => id),
      make: (id) => [
        tableFile(
          'versions',
          versionsFile(
            site.docs.find((instance) => instance.id === id)!,
            input,
          ),
          site.config,
          {
            instance: id,
          },
        ),
      ],
      priority: 'now',
    },
    {
      name: 'sidebars.json',
      keys: versions,
      make(key) {
        const { version, pathOf } = ofVersion(key);
        return [{ path: pathOf('sidebars'), text: sidebarsFile(version, input, itemJson) }];
      },
      priority: 'now',
    },
    {
      name: 'docs.json',
      keys: versions,
      make(key) {
        const { version, pathOf } = ofVersion(key);
        return [{ path: pathOf('docs'), text: listJson(docsFile(version, input)) }];
      },
      priority: 'idle',
    },
    {
      name: 'tables of blog',
      keys: blogs,
      make: tablesOfBlog,
      priority: 'now',
    },
    output('search', () => searchArtifacts(input), { priority: 'idle' }),
    output('schemas', () =>
      (Object.keys(schemas) as SchemaKind[]).map((kind) => ({
        path: `corpus/schema/v1/${kind}.schema.json`,
        text: toJson(jsonSchema(kind)),
      })),
    ),
    ...publications.groups,
    {
      name: 'static file',
      keys: () => [...staticFiles.keys()],
      make: (path) => [copyOf(path, staticFiles.get(path)!, input)],
      priority: 'now',
    },
  ];
}

/** What makes a page. */
type Plan = Pick<PagePlan, 'source' | 'make'>;

/** The same, but it records the pictures that are used. */
function withLog(input: EmitInput, pictures: string[]): EmitInput {
  const images: EmitInput['images'] = {
    describe(href) {
      pictures.push(href);
      return input.images!.describe(href);
    },
    files: (hrefs) => input.images!.files(hrefs),
  } satisfies Images;
  // Not spread, which would read all that there is.
  return Object.create(input, { images: { get: () => input.images && images } }) as EmitInput;
}

function withMarkdown(page: Page, file: string | undefined, { baseUrl }: Config): Page {
  return 'body' in page && file !== undefined ? { ...page, markdown: encodePath(baseUrl + file) } : page;
}

/** @returns a page that leads search engines, and readers of its Markdown, to the one in the usual language */
function asUntranslated<Of extends Content<Page>>(page: Of, { site: { config }, sharedUrl }: EmitInput): Of {
  const original = encodePath(sharedUrl + page.path.slice(config.baseUrl.length));
  return { ...page, untranslated: true, metadata: { ...page.metadata, canonical: config.url + original } };
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
