import { useShownPage, useViewer } from '../../../../viewer/extension.ts';
import { useAllDocsData } from './docs-hooks.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

export interface GlobalDataOptions {
  /** Whether to throw if the plugin has no data. */
  failfast?: boolean;
}

type InstanceData = Record<string, unknown>;

/** Returns Docusaurus' global data: the docs, and the data that plugins of the site have set. */
export function useGlobalData(): Record<string, InstanceData> {
  const { site } = useViewer('useGlobalData');
  return { ...site.globalData, [docsPlugin]: useAllDocsData() };
}

/** @returns the data of a plugin: instance id → data */
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

/** Returns the plugin and the instance that the current page belongs to, with Docusaurus' plugin names. */
export function useRouteContext(): { plugin: { name: string; id: string }; data: undefined } {
  const page = useShownPage('useRouteContext');
  const kind = page.kind.startsWith('doc') ? 'docs' : page.kind === 'page' ? 'pages' : 'blog';
  const id = 'context' in page ? page.context.instance : 'default';
  return { plugin: { name: `docusaurus-plugin-content-${kind}`, id }, data: undefined };
}
