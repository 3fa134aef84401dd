import type { PageRenderer } from '../../../viewer/html/page-renderer.ts';
import { buildId } from '../../version.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { EmitInput } from '../emit-input.ts';
import type { ReadText } from '../llms.ts';
import type { Artifact } from '../output.ts';
import type { PageEntries, PageFileKind, PageJob } from '../threads/page-job.ts';
import { pageWorker } from '../threads/page-worker.ts';
import { openPageKeys } from './page-key.ts';

/** A file of a page: the kind and the output path. */
export type PageFile = readonly [kind: PageFileKind, path: string];

/** A page, and the input of its files. */
export interface ReusablePage {
  /** Key of the page's output. */
  page: string;
  job: PageJob;
  files: readonly PageFile[];
  /** The location of the page, for errors. */
  place: Place | undefined;
}

type Found = { path: string; bytes: Uint8Array };
type Remade = { path: string; text: string };

/**
 * Opens the files of pages that other machines have made. The site has a cache that several machines share.
 *
 * @param name name of the group of pages
 * @param pages keys of the pages, in the order in which Lectern makes them
 */
export function openReuse(
  { sharedPages, pageRenderer, site }: Pick<EmitInput, 'sharedPages' | 'pageRenderer' | 'site'>,
  name: string,
  pages: () => readonly string[],
) {
  const keyOf = openPageKeys(buildId);
  const made = new Map<string, readonly PageFile[]>();
  const diagnostics: Diagnostic[] = [];
  let entries: PageEntries | undefined;
  let worker: ReturnType<typeof pageWorker> | undefined;
  const open = () => (entries ??= sharedPages!.open(`${site.config.i18n.currentLocale} ${name}`, pages()));

  /** Makes the files of a page in this thread. */
  async function make({ job, files }: ReusablePage): Promise<Remade[]> {
    // A job without rendering needs no renderer.
    worker ??= pageWorker((await pageRenderer?.()) as PageRenderer);
    const texts = worker(job);
    return files.map(([kind, path]) => ({ path, text: texts[kind]() }));
  }

  /** Makes the files of an entry again. @returns the remade files if one of them differs */
  async function remadeIfWrong(
    given: ReusablePage,
    key: string,
    found: readonly Found[],
  ): Promise<Remade[] | undefined> {
    const remade = await make(given);
    const wrong = remade.find(({ text }, index) => Buffer.compare(Buffer.from(text), found[index]!.bytes) !== 0);
    if (!wrong) return undefined;
    const { path } = wrong;
    diagnostics.push(diagnose('cache-differs', given.place ?? { path }, { entry: key.slice(0, 12), part: path }));
    return remade;
  }

  return {
    /** Makes the files of a page, if no machine has made them. */
    make,
    /** @returns the files of a page that another machine has made; undefined if this machine must make them */
    async find(given: ReusablePage): Promise<readonly Artifact[] | undefined> {
      const { page, job, files } = given;
      const kinds = files.map(([kind]) => kind);
      const key = keyOf(job, kinds);
      const pieces = await open().find(page, key);
      const found =
        pieces?.length === files.length ? files.map(([, path], index) => ({ path, bytes: pieces[index]! })) : undefined;
      const remade = found && sharedPages!.isSampled(key) ? await remadeIfWrong(given, key, found) : undefined;
      made.set(page, files);
      open().note(page, key, !found || remade !== undefined);
      return remade ?? found;
    },
    /** Writes new entries for other machines. @param read returns the content of an output file */
    async write(read: ReadText): Promise<void> {
      await entries?.write((page) => Promise.all(made.get(page)!.map(([, path]) => read(path))));
    },
    diagnostics: (): readonly Diagnostic[] => diagnostics,
  };
}
