import type { Page } from '../../corpus/schema/index.ts';
import { dataMembers } from '../../viewer/html/page-data.ts';
import type { SidebarGap } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import type { PageDrawing, PageInSidebar } from './draw-page.ts';
import type { EmitInput } from './emit-input.ts';
import { besideStatic, type OutputGroup } from './output.ts';

/** The HTML documents of pages: another sidebar leaves alone what else is in them. */
export interface Documents {
  /** Takes over what was drawn of a page, by the key of its output. */
  add(key: string, drawn: DrawnPage): void;
  drop(key: string): void;
  /** @param draw draws a page once more */
  group(name: string, keys: () => readonly string[], draw: (key: string) => Promise<DrawnPage>): OutputGroup;
}

/** A page with its document, in which a sidebar and its data may be left out. */
export interface DrawnPage {
  page: Page;
  document: { path: string; text: string };
  gap: SidebarGap | undefined;
}

/** What is known of a document without its text. */
interface Known {
  path: string;
  /** Another one each time that the page is drawn. */
  version: symbol;
  /** Absent where nothing is left out. */
  gap: SidebarGap | undefined;
  page: PageInSidebar;
}

export function openDocuments({ drawSidebar }: PageDrawing, beside: () => Pick<EmitInput, 'staticFiles'>): Documents {
  const known = graph.inputMap<string, Known>('drawing of', Object.is);
  /** What is around the gaps, of those that are not written yet. */
  const texts = new Map<string, readonly string[]>();
  return {
    add(key, drawn) {
      const { kind, path, ...page } = drawn.page;
      const context = 'context' in page ? page.context : undefined;
      texts.set(key, aroundGaps(drawn));
      known.set(key, {
        path: drawn.document.path,
        version: Symbol('drawing'),
        gap: drawn.gap,
        page: { kind, path, context },
      });
    },
    drop(key) {
      known.delete(key);
      texts.delete(key);
    },
    group: (name, keys, draw) => ({
      name,
      keys,
      // One whose page is made again follows it at once. The others, beside which another sidebar stands, can wait.
      priority: 'idle',
      async *make(key) {
        const { path, version, gap, page } = known.get(key)!;
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
