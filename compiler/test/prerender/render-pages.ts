import { clientModulesKey } from '../../../corpus/client-modules-key.ts';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { type DrawnCode, openRendererProcess } from '../../prerender/renderer-process.ts';

const site = {
  title: 'Harbour',
  titleDelimiter: '|',
  baseUrl: '/',
  locale: 'en',
  locales: [],
  colorMode: { default: 'light', disableSwitch: false, respectSystem: false },
  navbar: { title: 'Harbour', hideOnScroll: false, items: [] },
  docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
  instances: [],
  messages: {},
} as unknown as SiteFile;

function pageOf(name: string): Page {
  const component = { type: 'component', name, props: {}, children: [], code: { module: 0, export: 'Show' } };
  return {
    kind: 'page',
    path: `/${name}`,
    title: name,
    metadata: { title: name },
    toc: [],
    tocLevels: { min: 2, max: 3 },
    unlisted: false,
    frontMatter: {},
    code: [{ href: `/assets/${encodeURIComponent(name)}.js`, exports: ['Show'] }],
    body: { children: [component] },
  } as unknown as Page;
}

/** Modules by their names. A page of the same name shows what the module exports as `Show`. */
export type Modules = Record<string, string>;

/** Starts a process that renders pages with these modules. */
export function openRenderer(modules: Modules, seconds?: number) {
  const process = openRendererProcess((href) => {
    const [, name] = /^\/assets\/(.+)\.js$/.exec(href) ?? [];
    return name === undefined ? undefined : modules[decodeURIComponent(name)];
  }, seconds);
  return {
    render: (name: string): Promise<DrawnCode> =>
      process.draw({ page: JSON.stringify(pageOf(name)), site, data: {} }, async () => undefined),
    close: process.close,
  };
}

/** @returns what the component of the page shows; the reason if it shows nothing */
export function shownBy(drawn: DrawnCode): string {
  return (
    /<main-text>(.*?)<\/main-text>/s.exec(drawn.html ?? '')?.[1] ??
    drawn.ended ??
    drawn.faults?.map(({ reason }) => reason).join() ??
    'nothing'
  );
}

/** @returns a module whose page shows the value of an expression, as text */
export function showing(expression: string, before = ''): string {
  return `
    const { jsx } = globalThis[Symbol.for('${clientModulesKey}')]['react/jsx-runtime'];
    ${before}
    export const Show = () => jsx('main-text', { children: String(${expression}) });
  `;
}
