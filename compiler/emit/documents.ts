import type { Page } from '../../corpus/schema/index.ts';
import { dataMembers } from '../../viewer/html/page-data.ts';
import type { SidebarGap } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import type { PageDrawing, PageInSidebar } from './draw-page.ts';
import type { EmitInput } from './emit-input.ts';
import { besideStatic, type OutputGroup } from './output.ts';

/** A rendered page. A gap in its document marks the position of the sidebar and its data. */
export interface DrawnPage {
  page: Page;
  document: { path: string; text: string };
  gap: SidebarGap | undefined;
}

/** The properties of a document that stay in memory. */
interface Known {
  path: string;
  /** Unique for each render of the page. */
  version: symbol;
  page: PageInSidebar;
  /** Absent while the page is postponed. */
  drawn?: { gap: DrawnPage['gap'] };
}

/** The HTML documents of pages. A new sidebar does not render the rest of the document again. */
export function openDocuments({ drawSidebar }: PageDrawing, beside: () => Pick<EmitInput, 'staticFiles'>) {
  const known = graph.inputMap<string, Known>('drawing of', Object.is);
  /** The HTML between the gaps, for documents that are not written yet. */
  const texts = new Map<string, readonly string[]>();
  return {
    /** Stores a rendered page by the key of its output. */
    add(key: string, drawn: DrawnPage): void {
      const { kind, path, ...page } = drawn.page;
      const context = 'context' in page ? page.context : undefined;
      texts.set(key, aroundGaps(drawn));
      known.set(key, {
        path: drawn.document.path,
        version: Symbol('drawing'),
        page: { kind, path, context },
        drawn: { gap: drawn.gap },
      });
    },
    /** Defers the next render of a page. The page was rendered before. */
    postpone(key: string): void {
      const { path, page } = known.peek(key)!;
      texts.delete(key);
      known.set(key, { path, version: Symbol('drawing'), page });
    },
    drop(key: string): void {
      known.delete(key);
      texts.delete(key);
    },
    /** @param draw renders a page again */
    group: (name: string, keys: () => readonly string[], draw: (key: string) => Promise<DrawnPage>): OutputGroup => ({
      name,
      keys,
      // The document of a changed page follows the page at once. Documents with changed neighbours can wait.
      priority: 'idle',
      canWait: (key) => known.peek(key)?.drawn === undefined,
      async *make(key) {
        const document = known.get(key)!;
        const { path, version, page } = document;
        if (!document.drawn) {
          const drawn = await draw(key);
          texts.set(key, aroundGaps(drawn));
          document.drawn = { gap: drawn.gap };
        }
        const { gap } = document.drawn;
        let around = texts.get(key);
        const text = (part: number) => async () => (around ??= aroundGaps(await draw(key)))[part]!;
        const sidebar = gap && (await drawSidebar(page, gap));
        const pieces = sidebar ? [text(0), dataMembers(sidebar.data), text(1), sidebar.html, text(2)] : [text(0)];
        yield* besideStatic([{ path, version, pieces }], beside());
        texts.delete(key);
      },
    }),
  };
}

function aroundGaps({ document, gap }: DrawnPage): string[] {
  return gap ? document.text.split(gap.mark) : [document.text];
}
