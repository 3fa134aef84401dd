import { useViewer, useShownPage } from '../use-viewer.ts';
import { useAllDocsData } from '../docs/use-docs-data.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

export interface GlobalDataOptions {
  /** Throw where there is no such data. */
  failfast?: boolean;
}

type InstanceData = Record<string, unknown>;

/** What plugins of Docusaurus tell every page: the docs, and what those of the site have set. */
export function useGlobalData(): Record<string, InstanceData> {
  const { site } = useViewer('useGlobalData');
  return { ...site.globalData, [docsPlugin]: useAllDocsData() };
}

/** @returns by instance */
export function useAllPluginInstancesData(
  plugin: string,
  { failfast = false }: GlobalDataOptions = {},
): InstanceData | undefined {
  const data = useGlobalData()[plugin];
  if (!data && failfast) throw new Error(`There is no global data of the plugin “${plugin}”.`);
  return data;
}

export function usePluginData(plugin: string, id = 'default', options: GlobalDataOptions = {}): unknown {
  const data = useAllPluginInstancesData(plugin, options)?.[id];
  if (!data && options.failfast) throw new Error(`The plugin “${plugin}” has no instance “${id}”.`);
  return data;
}

/** Which kind of content the page that is shown comes from, by the names of Docusaurus' plugins. */
export function useRouteContext(): { plugin: { name: string; id: string }; data: undefined } {
  const page = useShownPage('useRouteContext');
  const kind = page.kind.startsWith('doc') ? 'docs' : page.kind === 'page' ? 'pages' : 'blog';
  const id = 'context' in page ? page.context.instance : 'default';
  return { plugin: { name: `docusaurus-plugin-content-${kind}`, id }, data: undefined };
}
