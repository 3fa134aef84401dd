import type { Page } from '../../corpus/schema/index.ts';
import { dataMembers } from '../../viewer/html/page-data.ts';
import type { SidebarGap, StaticSidebar } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import type { PageRendering, PageInSidebar } from './render-page.ts';
import type { EmitInput } from './emit-input.ts';
import { besideStatic, type OutputGroup } from './output.ts';

/**
 * A rendered page. The HTML has a gap for the sidebar, which `gap` describes. It is undefined for a page without
 * sidebar.
 */
export interface RenderedPage {
  page: Page;
  document: { path: string; text: string };
  gap: SidebarGap | undefined;
}

/** The data in memory about the HTML document of a page. */
interface Known {
  path: string;
  /** A symbol that changes each time the page is rendered. */
  version: symbol;
  page: PageInSidebar;
  /** The result of the last rendering. Absent if the rendering is postponed. */
  rendered?: { gap: RenderedPage['gap'] };
}

/**
 * Opens the HTML documents of all pages. Rendered pages are stored without sidebar. So a changed sidebar doesn't
 * require rendering them again.
 */
export function openDocuments({ renderSidebar }: PageRendering, beside: () => Pick<EmitInput, 'staticFiles'>) {
  const known = graph.inputMap<string, Known>('HTML of', Object.is);
  /** Key → the parts of the HTML between the gaps, for documents that are not yet written. */
  const texts = new Map<string, readonly string[]>();
  return {
    /** Adds a newly rendered page. @param key key of the page's output */
    add(key: string, rendered: RenderedPage): void {
      const { kind, path, ...page } = rendered.page;
      const context = 'context' in page ? page.context : undefined;
      texts.set(key, aroundGaps(rendered));
      known.set(key, {
        path: rendered.document.path,
        version: Symbol('drawing'),
        page: { kind, path, context },
        rendered: { gap: rendered.gap },
      });
    },
    /** Discards the HTML of a page. The page is rendered again when its document is written. */
    postpone(key: string): void {
      const { path, page } = known.peek(key)!;
      texts.delete(key);
      known.set(key, { path, version: Symbol('drawing'), page });
    },
    drop(key: string): void {
      known.delete(key);
      texts.delete(key);
    },
    /**
     * Returns the group of outputs that writes the HTML documents.
     *
     * @param render renders a postponed page
     */
    group: (
      name: string,
      keys: () => readonly string[],
      render: (key: string) => Promise<RenderedPage>,
    ): OutputGroup => ({
      name,
      keys,
      // The document of an edited page is written immediately. A postponed document is written when the site is idle.
      priority: 'idle',
      canWait: (key) => known.peek(key)?.rendered === undefined,
      async *make(key) {
        const document = known.get(key);
        // Another thread has already written this document.
        if (!document) return;
        const { path, version, page } = document;
        if (!document.rendered) {
          const rendered = await render(key);
          texts.set(key, aroundGaps(rendered));
          document.rendered = { gap: rendered.gap };
        }
        const { gap } = document.rendered;
        let around = texts.get(key);
        const text = (part: number) => async () => (around ??= aroundGaps(await render(key)))[part]!;
        const sidebar = gap && (await renderSidebar(page, gap));
        const pieces = sidebar ? aroundSidebar([text(0), text(1), text(2)], sidebar) : [text(0)];
        yield* besideStatic([{ path, version, pieces }], beside());
        texts.delete(key);
      },
    }),
  };
}

function aroundGaps({ document, gap }: RenderedPage): string[] {
  return gap ? document.text.split(gap.mark) : [document.text];
}

/** Inserts the data and the HTML of a sidebar into the two gaps of a document. */
function aroundSidebar<Piece>([before, between, after]: Piece[], { data, html }: StaticSidebar): (Piece | string)[] {
  return [before!, dataMembers(data), between!, html, after!];
}

/** @returns a document with its sidebar */
export function insertSidebar(document: string, gap: SidebarGap, sidebar: StaticSidebar): string {
  return aroundSidebar(document.split(gap.mark), sidebar).join('');
}
