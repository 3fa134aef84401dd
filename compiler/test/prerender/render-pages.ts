import type { ChildProcess } from 'node:child_process';
import { clientModulesKey } from '../../../corpus/client-modules-key.ts';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { type RenderedCode, openRendererProcess, type RendererLimits } from '../../prerender/renderer-process.ts';

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

function pageOf(name: string, hasCode: boolean): Page {
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
    ...(hasCode && { code: [{ href: `/assets/${encodeURIComponent(name)}.js`, exports: ['Show'] }] }),
    body: { children: hasCode ? [component] : [] },
  } as unknown as Page;
}

/** Name → source of a module. The page with the same name renders the module's export `Show`. */
export type Modules = Record<string, string>;

interface RendererOptions extends Partial<RendererLimits> {
  /** Slot of the viewer → name of the module that replaces the slot. */
  theme?: Record<string, string>;
  start?: ((limits: RendererLimits) => ChildProcess) | undefined;
}

/** Starts a process that renders pages with these modules. A page without module runs no code. */
export function openRenderer(modules: Modules, { theme = {}, start, ...limits }: RendererOptions = {}) {
  const process = openRendererProcess(
    (href) => {
      const [, name] = /^\/assets\/(.+)\.js$/.exec(href) ?? [];
      return name === undefined ? undefined : modules[decodeURIComponent(name)];
    },
    limits,
    start,
  );
  const slots = Object.fromEntries(Object.entries(theme).map(([slot, name]) => [slot, `/assets/${name}.js`]));
  const themed = { ...site, theme: { slots, extensions: ['docusaurus'] } } as SiteFile;
  return {
    render(name: string): Promise<RenderedCode> {
      const hasCode = Object.hasOwn(modules, name);
      const page = JSON.stringify(pageOf(name, hasCode));
      return process.render({ page, hasCode, site: themed, data: {} }, async () => undefined);
    },
    close: process.close,
  };
}

/** @returns the HTML of the page's component, or the reason why there is none */
export function shownBy(rendered: RenderedCode): string {
  return (
    /<main-text>(.*?)<\/main-text>/s.exec(rendered.html ?? '')?.[1] ??
    rendered.ended ??
    rendered.problems?.map(({ reason }) => reason).join() ??
    'nothing'
  );
}

/** @returns the source of a module whose page shows the value of an expression */
export function showing(expression: string, before = ''): string {
  return `
    const { jsx } = globalThis[Symbol.for('${clientModulesKey}')]['react/jsx-runtime'];
    ${before}
    export const Show = () => jsx('main-text', { children: String(${expression}) });
  `;
}
