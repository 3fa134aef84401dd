import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route, SiteFile } from '../../corpus/schema/index.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { openFileUrl, resolveFiles } from '../corpus/corpus-urls.ts';
import { sidebarsFile } from '../corpus/sidebars-file.ts';
import { pageHtml } from '../html/html-file.ts';
import { openShell, type RenderShell } from '../html/shell.ts';
import { usedFiles, type ViewerManifest } from '../html/viewer-manifest.ts';
import { setMessages } from '../messages/translator.ts';
import { eachAtOnce } from '../corpus/each-at-once.ts';
import { notFoundPage } from '../corpus/bare-site.ts';
import { openSource, type CorpusSource } from './corpus-source.ts';
import { CliError, openOutput, type Output } from './output.ts';
import { knownAddresses } from './known-addresses.ts';
import { manifestFile } from './manifest-file.ts';
import type { Options } from './options.ts';
import { pageOfRoute } from './page-of-route.ts';
import { readCorpusFile } from './read-file.ts';
import { routesFile } from './routes-file.ts';
import { checkedSite } from './checked-site.ts';
import { openUsedParts } from './used-parts.ts';

export interface Published {
  pages: number;
  /** The number of copied files of the corpus. */
  copied: number;
  /** The number of copied files of the viewer. */
  viewer: number;
  warnings: string[];
}

/** The maximum number of files that are copied in parallel. */
const most = 8;

/**
 * Builds a site from a corpus: the viewer's files, all HTML, and optionally a copy of the corpus. Other files in the
 * output folder are unchanged.
 *
 * @param viewerDir the folder of the built viewer
 * @throws CliError
 */
export async function publishCorpus(
  { corpus, outDir, corpusUrl, isCopied }: Options,
  viewerDir: string,
): Promise<Published> {
  const source = openSource(corpus);
  const output = openOutput(outDir);
  const copies = openCopies(source, output, outDir, isCopied);
  const { value: site, bytes: siteBytes } = await readCorpusFile(
    source,
    checkedSite,
    'The file contains the title and the address of the site',
  );
  const { value: routes, bytes: routesBytes } = await readCorpusFile(source, routesFile, 'The file lists the pages');
  const isElsewhere = corpusUrl !== undefined && corpusUrl !== `${site.baseUrl}corpus/`;
  const fileUrl = isElsewhere ? openFileUrl(site.baseUrl, corpusUrl) : undefined;
  /** Converts addresses of files to URLs, if pages load the corpus from another folder or host. */
  const resolved = <File>(file: File): File => (fileUrl ? resolveFiles(file, site.baseUrl, fileUrl) : file);
  const viewer = JSON.parse(await readFile(path.join(viewerDir, 'viewer.json'), 'utf8')) as ViewerManifest;
  const shell = openShell(
    resolved(site),
    { ...viewer, dev: undefined },
    { hasBaseUrlBanner: true, corpusUrl, fileUrl },
  );
  const used = openUsedParts(site);
  const sidebars = new Map<string, { file: CorpusFile<unknown>; page: string }>();
  let hasNotFound = false;

  await copies.add(checkedSite.address, siteBytes);
  await copies.add(routesFile.address, routesBytes);
  await eachAtOnce(routes, most, async (route) => {
    const { page, bytes } = await readPage(route, site, source);
    used.add(page);
    hasNotFound ||= page.kind === 'not-found';
    const file = sidebarsOf(page);
    if (file) sidebars.set(file.address, { file, page: page.path });
    writeHtml(resolved(page), shell, site, output);
    await copies.add(route.page, bytes);
  });
  for (const { file, page } of sidebars.values()) {
    const { bytes } = await readCorpusFile(source, file, `The file contains the sidebar of ${page}`);
    await copies.add(file.address, bytes);
  }
  setMessages(site.messages);
  if (!hasNotFound) writeHtml(notFoundPage(site), shell, site, output);
  const warnings: string[] = [];
  if (isCopied) {
    const listed = await listFiles(source);
    await eachAtOnce(listed ?? knownAddresses(site), most, (address) => copies.add(address));
    if (!listed && site.search?.kind === 'embedded')
      warnings.push(
        'The search index was not copied, because manifest.json is missing, and only manifest.json lists the index files.',
      );
  }

  const files = usedFiles(viewer, used.has);
  await eachAtOnce(files, most, async (name) =>
    output.write(`assets/${name}`, await readFile(path.join(viewerDir, name))),
  );
  return { pages: routes.length, copied: copies.count(), viewer: files.length, warnings };
}

async function readPage(route: Pick<Route, 'path' | 'page'>, site: SiteFile, source: CorpusSource) {
  const file = pageOfRoute(route, site);
  const { value, bytes } = await readCorpusFile(
    source,
    file,
    `According to routes.json, the file contains the page ${route.path}`,
  );
  return { page: value, bytes };
}

function sidebarsOf(page: Page): CorpusFile<unknown> | undefined {
  if (!('context' in page)) return undefined;
  const { instance, version, sidebar } = page.context;
  return version === undefined || sidebar === undefined ? undefined : sidebarsFile(instance, version);
}

function writeHtml(page: Page, shell: RenderShell, site: SiteFile, output: Output): void {
  const { path: name, text } = pageHtml(page, shell, site);
  output.write(name, text);
}

/** @returns the addresses of all files; undefined if neither the source nor the manifest lists them */
async function listFiles(source: CorpusSource): Promise<string[] | undefined> {
  const listed = await source.list();
  if (listed) return listed;
  const manifest = await source.read(manifestFile.address);
  if (!manifest) return undefined;
  const { value } = await readCorpusFile(source, manifestFile, '');
  return [...value, manifestFile.address];
}

/** Copies files of a corpus below `corpus/` of the output. Each file is copied once. */
function openCopies(source: CorpusSource, output: Output, outDir: string, isCopied: boolean) {
  const target = path.join(outDir, 'corpus');
  const isInPlace = path.resolve(source.name) === path.resolve(target);
  if (isCopied && !isInPlace && path.resolve(target).startsWith(path.resolve(source.name) + path.sep))
    throw new CliError(2, `The output folder is inside the corpus: ${outDir}.`);
  const done = new Set<string>();
  return {
    count: () => (isInPlace ? 0 : done.size),
    async add(address: string, known?: Uint8Array): Promise<void> {
      if (!isCopied || done.has(address)) return;
      const bytes = known ?? (await source.read(address));
      if (!bytes) return;
      done.add(address);
      if (!isInPlace) output.write(address, bytes, 'corpus');
    },
  };
}
