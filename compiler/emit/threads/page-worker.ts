import type { Page } from '../../../corpus/schema/index.ts';
import { pageHtml } from '../../../viewer/html/html-file.ts';
import type { PageRenderer } from '../../../viewer/html/page-renderer.ts';
import { openShell } from '../../../viewer/html/shell.ts';
import { hasText, pageMarkdown } from '../markdown/markdown-files.ts';
import { insertSidebar } from '../documents.ts';
import type { PageFileKind, PageFrame, PageJob } from './page-job.ts';

/** Kind of file → function that returns the file's content for one page. */
export type PageTexts = Record<PageFileKind, () => string>;

/** Creates the function that makes the files of pages. */
export function pageWorker(renderer: PageRenderer): (job: PageJob) => PageTexts {
  const shells = new WeakMap<PageFrame, ReturnType<typeof openShell>>();
  const shellOf = (frame: PageFrame) => {
    if (!shells.has(frame)) shells.set(frame, openShell(...frame.shell));
    return shells.get(frame)!;
  };
  return ({ frame, json, rendering, sidebar }) => {
    const { site } = frame;
    const page = JSON.parse(json) as Page;
    return {
      json: () => json,
      markdown: () => (hasText(page) ? pageMarkdown(page, frame.markdown) : ''),
      html() {
        const rendered =
          rendering && ('page' in rendering ? rendering.page : renderer.render(page, site, rendering.kind));
        const { text } = pageHtml(page, shellOf(frame), site, rendered);
        const gap = rendered?.gap;
        return gap ? insertSidebar(text, gap, renderer.renderSidebar(page, site, sidebar!, gap)) : text;
      },
    };
  };
}
