import { createHash } from 'node:crypto';
import { pathIn } from '../../corpus/alternates.ts';
import { pageFile } from '../../corpus/address.ts';
import type { Body, Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { documentFile, pageHtml } from '../../viewer/html/html-file.ts';
import type { openShell } from '../../viewer/html/shell.ts';
import type { Config } from '../config/config.ts';
import { isUntranslated, usualLocale } from '../config/locales.ts';
import * as graph from '../incremental/index.ts';
import * as session from '../incremental/session.ts';
import { areSame, isEqual } from '../values/equal.ts';
import { asPageFile, type Content } from './corpus-file.ts';
import { openDocuments, type RenderedPage } from './documents.ts';
import type { PageRendering } from './render-page.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { EmitInput, Images, PagePlan } from './emit-input.ts';
import { planPages } from './emit-pages.ts';
import type { RequestedImages } from './emit-shared.ts';
import { infimaSheet, withInfima } from './infima.ts';
import { toJson } from './json.ts';
import { llmsPath } from './markdown/directive.ts';
import { hasText, pageMarkdown } from './markdown/markdown-files.ts';
import type { ReadText } from './llms.ts';
import { output, type Artifact, type OutputGroup, type ThreadOutput } from './output.ts';
import type { PageFrame, PageJob, PageThreads } from './threads/page-job.ts';
import { docPage } from './pages/doc.ts';
import { openReuse, type PageFile } from './reuse/reuse-pages.ts';
import type { Publications } from './publications.ts';
import { cardPage } from './social-card.ts';
import { versionKeys, versionOf } from './version-key.ts';

type Reuse = ReturnType<typeof openReuse>;

/** The data that page files are built from. */
interface PageInput {
  generation: () => string | undefined;
  shell: () => ReturnType<typeof openShell>;
  /** Returns the values that threads need for every page. */
  frame: () => PageFrame;
  rendering: PageRendering;
  markdownOf: EmitInput['markdownOf'];
  /** Collects the images that pages need. */
  pictures: RequestedImages;
  publications: Publications;
  /** Returns the content of an output file that was written before. */
  read: ReadText;
}

/** Returns groups with the files of each page: data, Markdown and HTML. */
export function pageFiles(
  input: EmitInput,
  { generation, shell, frame, rendering, markdownOf, pictures, publications, read }: PageInput,
): OutputGroup[] {
  const { site } = input;
  const infima = graph.computed('style sheet of Infima', () => infimaSheet(input));
  const forPages = graph.computed(
    'static files that replace pages',
    () => new Map([...input.staticFiles].filter(([path]) => path.endsWith('.html'))),
    'deferred',
  );
  const documents = openDocuments(rendering, () => ({ staticFiles: forPages() }));

  /** Whether a later run compares the versions of pages. If not, all versions are empty. */
  const isTracked = session.isTracked();
  /** Output key → the page's state after the last build of the page. */
  const last = new Map<string, PageState>();

  async function makePage(key: string, { source, keyName, make }: Plan): Promise<MadePage> {
    const { config } = site;
    const images: string[] = [];
    const content = await make(withLog(input, images));
    const isShared = source !== undefined && isUntranslated(source, config, input.originals);
    const own = withInfima(await withCard(key, content, source), infima());
    const inLanguages = { ...own, languages: input.languagesOf?.(own.path) };
    const page = asPageFile(isShared ? asUntranslated(inLanguages, input) : inLanguages, config, keyName);
    const file = markdownOf.get(page.path);
    const whole = { ...withMarkdown(page, file, config), generation: generation() };
    if (images.length > 0) pictures.sizes.set(key, images);
    else pictures.sizes.delete(key);
    const markdown = !isShared && hasText(page) ? { page, file } : undefined;
    return { whole, page, json: toJson(whole), isShared, source, markdown };
  }

  /** Returns the files of a page without its HTML, and a function that renders the HTML. */
  function inMainThread(key: string, { whole, page, json, isShared, source, markdown }: MadePage) {
    const { config } = site;
    const neighbours = isTracked ? neighboursIn(whole) : '';
    const version = isTracked ? hash(`${config.url} ${llmsPath(config)}${json.replace(neighbours, '')}`) : '';
    publications.add(key, page, markdown && version);
    const artifacts: Artifact[] = [{ path: dataFile(whole), text: json }];
    if (markdown?.file !== undefined)
      artifacts.push({
        path: markdown.file,
        version: version || Symbol('text'),
        make: async () => pageMarkdown(markdown.page, config),
      });
    const render = async (): Promise<RenderedPage> => {
      // The HTML of an untranslated page contains no text, so search engines find only the page in the default
      // language. The browser renders the text.
      const rendered = isShared ? undefined : await rendering.render(whole, json, source);
      return { page: whole, document: pageHtml(whole, shell(), config, rendered), gap: rendered?.gap };
    };
    return { artifacts, state: { version, neighbours }, render };
  }

  const dataFile = ({ path }: Page) => `corpus/${pageFile(path, site.config)}`;

  /** Returns the input of a page's Markdown and HTML, and the paths of these files. */
  async function reusable(
    key: string,
    { whole, json, isShared, source, markdown }: MadePage,
    place: Place | undefined,
  ) {
    const files: PageFile[] = [];
    if (markdown?.file !== undefined) files.push(['markdown', markdown.file]);
    const html = documentFile(whole, site.config);
    if (!forPages().has(html)) files.push(['html', html]);
    const job: PageJob = {
      frame: frame(),
      json,
      rendering: isShared ? undefined : await rendering.prepare(whole, json, source),
      sidebar: isShared ? undefined : rendering.sidebarOf(whole),
    };
    return { page: key, job, files, place };
  }

  /** Makes the files of a page, unless another machine has made them. */
  async function withReuse(key: string, made: MadePage, place: Place | undefined, reuse: Reuse): Promise<Artifact[]> {
    const { whole, page, json, markdown } = made;
    publications.add(key, page, markdown && '');
    const given = await reusable(key, made, place);
    return [{ path: dataFile(whole), text: json }, ...((await reuse.find(given)) ?? (await reuse.make(given)))];
  }

  /** Lets a thread make the files of a page. */
  async function inThread(
    key: string,
    made: MadePage,
    place: Place | undefined,
    { threads, reuse }: { threads: PageThreads; reuse: Reuse | undefined },
  ): Promise<ThreadOutput> {
    const { whole, page, json, markdown } = made;
    publications.add(key, page, markdown && '');
    const given = await reusable(key, made, place);
    const found = await reuse?.find(given);
    const files: PageFile[] = [['json', dataFile(whole)], ...given.files];
    return {
      paths: files.map(([, path]) => path),
      // The main thread writes files of other machines. It would take longer to send them to a thread.
      write: async (drafts) =>
        found
          ? undefined
          : threads.write(
              given.job,
              drafts.map((draft, index) => [files[index]![0], draft]),
            ),
      async make() {
        const data: Artifact = { path: dataFile(whole), text: json };
        if (found) return [data, ...found];
        const { artifacts, render } = inMainThread(key, made);
        documents.add(key, await render());
        return artifacts;
      },
    };
  }

  /** Returns a group of pages, with the group of their HTML documents, and a group that writes shared entries. */
  function pageGroup(name: string, keys: () => readonly string[], planOf: (key: string) => Plan): OutputGroup[] {
    const sourceOf = (key: string) => planOf(key).source;
    const placeOf = (key: string) => {
      const { path, place } = planOf(key);
      return place ?? input.placeOf?.(path);
    };
    const made = (key: string) => makePage(key, planOf(key));
    const followedBy = {
      ...documents.group(`document of ${name}`, keys, async (key) => inMainThread(key, await made(key)).render()),
      sourceOf,
      placeOf,
    };
    const make = async (key: string) => {
      const { artifacts, state, render } = inMainThread(key, await made(key));
      if (hasOtherNeighbours(state, last.get(key))) documents.postpone(key);
      else documents.add(key, await render());
      last.set(key, state);
      return artifacts;
    };
    const { pageThreads, sharedPages } = input;
    const reuse = sharedPages && openReuse(input, name, keys);
    const makeInThread =
      pageThreads &&
      (async (key: string) => inThread(key, await made(key), placeOf(key), { threads: pageThreads, reuse }));
    const group: OutputGroup = { name, keys, make, makeInThread, sourceOf, placeOf, drop, priority: 'now', followedBy };
    if (!reuse) return [group];
    const { diagnostics } = reuse;
    return [
      { ...group, make: async (key) => withReuse(key, await made(key), placeOf(key), reuse), diagnostics },
      output(`entries of ${name}`, async () => {
        await reuse.write(read);
        return [];
      }),
    ];
  }
  /** Adds a social card to a page that has no image. */
  async function withCard(key: string, page: Content<Page>, source: string | undefined): Promise<Content<Page>> {
    const shown = input.cards && cardPage(page, site);
    const card = shown && (await input.cards!.of(shown, key));
    if (!card) {
      pictures.cards.delete(key);
      return page;
    }
    pictures.cards.set(key, { ...card, source });
    const image = site.config.url + encodePath(input.sharedUrl + card.path);
    return { ...page, metadata: { ...page.metadata, image } };
  }
  const drop = (key: string) => {
    publications.drop(key);
    pictures.sizes.delete(key);
    pictures.cards.delete(key);
    input.cards?.drop(key);
    documents.drop(key);
    last.delete(key);
  };
  // Each key is the same string object in each run, because comparing identical strings is faster.
  const docKeysIn = graph.parts((key: string) =>
    graph.each(`pages of docs in ${key}`, versionOf(key, site).version.docs, () => (_, id) => `${key}\n${id}`),
  );
  const docKeys = graph.computed(
    'pages of docs',
    () => ([] as string[]).concat(...versionKeys(site).map((key) => [...docKeysIn(key).values()])),
    areSame,
  );
  const docs = pageGroup('doc', docKeys, (key) => {
    // A key consists of the version's key, a line break, and the doc's id. Only the id can contain further line
    // breaks.
    const end = key.indexOf('\n');
    const { version } = versionOf(key.slice(0, end), site);
    const doc = version.docs.get(key.slice(end + 1))!;
    return { path: doc.path, source: doc.source, keyName: doc.keyName, make: (given) => docPage(doc, version, given) };
  });
  const plans = graph.table(
    'page',
    () => new Map(Array.from(planPages(input), (plan) => [plan.path, plan])),
    (a, b) => isEqual(a.value, b.value),
  );
  const pages = pageGroup(
    'page',
    () => [...plans.keys()],
    (path) => plans.get(path)!,
  );
  return [...docs, ...pages];
}

/** The fields of a page's plan that its build requires. */
type Plan = Pick<PagePlan, 'path' | 'source' | 'keyName' | 'place' | 'make'>;

/** A built page: the content of its data file, and the input for its Markdown and HTML files. */
interface MadePage {
  /** The content of the page's data file. */
  whole: Page;
  page: Page;
  /** The page's data file as JSON text. */
  json: string;
  /** Whether the page is untranslated: its text is in the default language. */
  isShared: boolean;
  source: string | undefined;
  /**
   * The page with its body, and the path of its Markdown file. Absent for untranslated pages and for pages without a
   * body.
   */
  markdown: { page: Page & { body: Body }; file: string | undefined } | undefined;
}

/** The state that decides whether a page's HTML must be rendered again. */
interface PageState {
  /** Hash of the page's data without `previous` and `next`. */
  version: string;
  neighbours: string;
}

/** Whether a page changed only in `previous` and `next`: new neighbours, or new titles of the neighbours. */
function hasOtherNeighbours(state: PageState, last: PageState | undefined): boolean {
  return last?.version === state.version && last.neighbours !== state.neighbours;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** @returns `previous` and `next` as they are in the page's JSON */
function neighboursIn(page: Page): string {
  const { previous, next } = { previous: undefined, next: undefined, ...page };
  return JSON.stringify({ previous, next }).slice(1, -1);
}

/** Wraps the input, so that the addresses of requested images are added to `pictures`. */
function withLog(input: EmitInput, pictures: string[]): EmitInput {
  const images: EmitInput['images'] = {
    describe(href) {
      pictures.push(href);
      return input.images!.describe(href);
    },
    files: (hrefs) => input.images!.files(hrefs),
  } satisfies Images;
  // `Object.create` doesn't read the getters of `input`. A spread would read all of them, and each read registers a
  // dependency.
  return Object.create(input, { images: { get: () => input.images && images } }) as EmitInput;
}

function withMarkdown(page: Page, file: string | undefined, { baseUrl }: Config): Page {
  return 'body' in page && file !== undefined ? { ...page, markdown: encodePath(baseUrl + file) } : page;
}

/** @returns an untranslated page, with the original in the default language as its canonical page */
function asUntranslated<Of extends Content<Page>>(page: Of, { site: { config }, sharedUrl }: EmitInput): Of {
  const { baseUrl, url, i18n } = config;
  const usual = { name: usualLocale(config), path: sharedUrl };
  const original = pathIn(usual, page, { baseUrl, locale: i18n.currentLocale });
  const canonical = original === undefined ? page.metadata.canonical : url + encodePath(original);
  return { ...page, untranslated: true, metadata: { ...page.metadata, canonical } };
}
