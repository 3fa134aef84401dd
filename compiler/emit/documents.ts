import type { Page } from '../../corpus/schema/index.ts';
import { dataMembers } from '../../viewer/html/page-data.ts';
import type { SidebarGap } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import type { PageDrawing, PageInSidebar } from './draw-page.ts';
import type { EmitInput } from './emit-input.ts';
import { besideStatic, type OutputGroup } from './output.ts';

/** The HTML documents of pages: another sidebar leaves alone what else is in them. */
export interface Documents {
  /**
   * Takes over what was drawn of a page.
   *
   * @param key of its output
   * @param gap where a sidebar and its data are left out of the text
   */
  add(key: string, page: Page, document: { path: string; text: string }, gap: SidebarGap | undefined): void;
  drop(key: string): void;
  /** @param draw adds the document of a page again */
  group(name: string, keys: () => readonly string[], draw: (key: string) => Promise<unknown>): OutputGroup;
}

/** What is known of the document of a page without its text. */
interface Drawn {
  path: string;
  /** Another one each time that the page is drawn. */
  version: symbol;
  gap: SidebarGap | undefined;
  /** Absent where there is no gap. */
  page: PageInSidebar | undefined;
}

export function openDocuments({ drawSidebar }: PageDrawing, beside: () => Pick<EmitInput, 'staticFiles'>): Documents {
  const drawn = graph.inputMap<string, Drawn>('drawing of', Object.is);
  /** What is around the gaps, of those that are not written yet. */
  const texts = new Map<string, readonly string[]>();

  return {
    add(key, { kind, path, ...page }, document, gap) {
      const context = 'context' in page ? page.context : undefined;
      texts.set(key, gap ? document.text.split(gap.mark) : [document.text]);
      const version = Symbol('drawing');
      drawn.set(key, { path: document.path, version, gap, page: gap && { kind, path, context } });
    },
    drop(key) {
      drawn.delete(key);
      texts.delete(key);
    },
    group: (name, keys, draw) => ({
      name,
      keys,
      priority: 'now',
      async *make(key) {
        const { path, version, gap, page } = drawn.get(key)!;
        const text = (part: number) => async () => {
          if (!texts.has(key)) await draw(key);
          return texts.get(key)![part]!;
        };
        const sidebar = gap && (await drawSidebar(page!, gap));
        const pieces = sidebar ? [text(0), sidebar.html, text(1), dataMembers(sidebar.data), text(2)] : [text(0)];
        yield* besideStatic([{ path, version, pieces }], beside());
        texts.delete(key);
      },
    }),
  };
}
