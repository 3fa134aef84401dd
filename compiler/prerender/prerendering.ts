import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Head } from '../parse/document.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { ThemeParts } from '../project/docusaurus/theme-parts.ts';
import type { CodeFault, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { hasPartsInView, wrappersIn } from '../../viewer/html/wrapper-parts.ts';
import { atChosenLevel, diagnose } from '../diagnostics/catalogue.ts';
import { onThisPage, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { joinFailures } from '../diagnostics/join-failures.ts';
import * as graph from '../incremental/index.ts';
import { isDisabled } from '../source/source-diagnostics.ts';
import {
  openRendererProcess,
  type DrawnCode,
  type ReadCorpus,
  type RendererProcess,
  type SentCodePage,
} from './renderer-process.ts';
import { thrownPlaces } from './thrown-place.ts';

/** A page as HTML, and the kinds of code that rendered parts of it. */
type CodeHtml = Pick<DrawnCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'> & { html: string };

interface PrerenderInput {
  readonly config: Config;
  readonly code: CodeTable;
  readonly site: { readonly themeParts: Pick<ThemeParts, 'slots'> };
  readonly sources: ReadonlyMap<string, { readonly head: Pick<Head, 'code' | 'disabledRules'> }>;
}

/** An error, which may have occurred after the HTML was rendered. */
type LateFault = CodeFault & { isLate?: true };

/** Renders the pages that run code of the site. */
export function openPrerendering(input: PrerenderInput) {
  const faults = graph.inputMap<string, readonly Diagnostic[]>('faults of drawing');
  let run: RendererProcess | undefined;
  /** The reason why all further pages are rendered without theme parts: each page would wait as long. */
  let givenUp: string | undefined;

  function open(): RendererProcess {
    const { baseUrl } = input.config;
    const files = new Map(input.code.files.map(({ path, bytes }) => [path, bytes]));
    return openRendererProcess((href) => {
      const bytes = href.startsWith(baseUrl) ? files.get(href.slice(baseUrl.length)) : undefined;
      return bytes && Buffer.from(bytes).toString('utf8');
    });
  }

  /** The site without its theme parts. */
  const alone = new WeakMap<SiteFile, SiteFile>();

  /** Renders a page, and again without theme parts if the page was ended before it had HTML. */
  async function drawIn(renderer: RendererProcess, page: SentCodePage, read: ReadCorpus) {
    const { site, hasCode } = page;
    const drawAlone = async (): Promise<DrawnCode> => {
      if (!hasCode) return {};
      if (!alone.has(site))
        alone.set(site, { ...site, theme: { ...site.theme, slots: wrappersIn(site.theme?.slots ?? {}) } });
      return renderer.draw({ ...page, site: alone.get(site)! }, read);
    };
    if (!hasPartsInView(site.theme?.slots)) return drawAlone();
    const drawn: DrawnCode = givenUp === undefined ? await renderer.draw(page, read) : { ended: givenUp };
    if (drawn.ended === undefined) return drawn;
    const rest = await drawAlone();
    if (rest.ended !== undefined) return rest;
    if (drawn.isCostly) givenUp = drawn.ended;
    const fault: CodeFault = { of: 'slot', reason: drawn.ended };
    return { ...rest, faults: [...(rest.faults ?? []), fault] };
  }

  let placeOfThrow: { files: CodeTable['files']; find: ReturnType<typeof thrownPlaces> } | undefined;

  function placeIn(stack: string): Place | undefined {
    const { files } = input.code;
    if (placeOfThrow?.files !== files) placeOfThrow = { files, find: thrownPlaces(files, input.config.baseUrl) };
    return placeOfThrow.find(stack);
  }

  /** @returns the diagnostics of a page at the level of the config; empty if that is `ignore` */
  function diagnosticsOf({ of, name, reason, stack, isMisread, isLate }: LateFault, source: string): Diagnostic[] {
    const { slots } = input.site.themeParts;
    // A part that the viewer composes of slots has no file of its own.
    const file = name !== undefined && Object.hasOwn(slots, name) ? slots[name] : Object.values(slots)[0];
    const path = of === 'slot' && file !== undefined ? file : source;
    const names = name === undefined || of === 'page' ? [] : [name];
    const code = of === 'slot' ? undefined : input.sources.get(source)?.head.code;
    const user = { path, ...code?.exports.find((own) => own.name === name)?.at };
    if (isDisabled({ rule: 'prerender-failed', place: user }, input.sources)) return [];
    const thrown = stack === undefined ? undefined : placeIn(stack);
    const isElsewhere = thrown !== undefined && thrown.path !== path;
    const said = diagnose(
      'prerender-failed',
      thrown ?? user,
      { reason, names, isTheme: of === 'slot', isMisread: isMisread ?? false, isLate: isLate ?? false, isElsewhere },
      isElsewhere
        ? [{ line: 1, column: 1, ...user, message: of === 'slot' ? 'the part of the theme' : onThisPage }]
        : undefined,
    );
    return atChosenLevel(said, { 'prerender-failed': input.config.onPrerenderError, ...input.config.rules });
  }

  return {
    /** The errors of the last render of all pages and theme parts: one for each place in code. */
    get prerenderFaults() {
      // Errors of the theme are equal on all pages, and reported once.
      const all = [...faults.all().values()].flat().map((fault) => [JSON.stringify(fault), fault] as const);
      return joinFailures([...new Map(all).values()]);
    },
    /**
     * @param json the text of the page's file
     * @param source the page's source file
     * @param data the embedded data of its HTML
     * @param read reads the corpus files that the page requests
     * @returns the page as HTML with the output of its code; undefined if that needs a browser
     */
    async drawCode(
      page: Page,
      json: string,
      source: string | undefined,
      site: SiteFile,
      data: object,
      read: ReadCorpus,
    ): Promise<CodeHtml | undefined> {
      faults.delete(page.path);
      if (input.config.prerender === 'data') return undefined;
      const renderer = (run ??= open());
      // The code of a list belongs to the listed pages, and its errors are reported there.
      const hasCode = source !== undefined && Boolean(page.code?.some(({ href }) => href !== undefined));
      const given = page.code && !hasCode ? JSON.stringify({ ...page, code: undefined }) : json;
      const drawn = await drawIn(renderer, { page: given, hasCode, site, data }, read);
      const { ended, html, head, isCodeDrawn, isThemeDrawn } = drawn;
      const failed: LateFault[] = ended === undefined ? [...(drawn.faults ?? [])] : [{ of: 'unknown', reason: ended }];
      for (const late of drawn.late ?? []) failed.push({ of: hasCode ? 'page' : 'slot', ...late, isLate: true });
      const found = failed.flatMap((fault) => diagnosticsOf(fault, source ?? page.path));
      if (found.length > 0) faults.set(page.path, found);
      return html === undefined ? undefined : { html, head, isCodeDrawn, isThemeDrawn };
    },
    /** Ends the process. The next run starts another one. */
    endPrerendering() {
      run?.close();
      run = undefined;
      givenUp = undefined;
    },
  };
}
