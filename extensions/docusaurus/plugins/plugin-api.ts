/** An element that a plugin adds to the HTML of every page, as HTML or as an object. */
export type HtmlTag =
  | string
  | { tagName: string; attributes?: Record<string, string | boolean>; innerHTML?: string; disableInDev?: boolean };

/** The methods of a Docusaurus plugin that Lectern calls. */
export interface Plugin {
  name?: string;
  loadContent?(): unknown;
  contentLoaded?(given: { content: unknown; actions: PluginActions; allContent: unknown }): unknown;
  allContentLoaded?(given: { actions: PluginActions; allContent: unknown }): unknown;
  injectHtmlTags?(given: { content: unknown }): unknown;
  getClientModules?(): string[];
  getThemePath?(): string;
  getPathsToWatch?(): unknown;
  configureWebpack?: unknown;
  configurePostCss?(options: { plugins: unknown[] }): { plugins?: unknown } | undefined;
  postBuild?: unknown;
}

/** Actions that Docusaurus passes to a plugin after its content is loaded. */
export interface PluginActions {
  addRoute(route: GivenRoute): void;
  createData(name: string, data: unknown): Promise<string>;
  setGlobalData(data: unknown): void;
}

export interface GivenRoute {
  path: string;
  component: string;
  modules?: unknown;
  routes?: unknown[];
}

/** The module of a plugin: the function that creates the plugin, with optional further exports as its properties. */
export interface PluginModule {
  (context: unknown, options: unknown): unknown;
  validateOptions?: (given: { validate: (schema: unknown, options: unknown) => unknown; options: unknown }) => unknown;
}

/** Validates the options of a plugin with the plugin's own schema. */
export function validate(schema: unknown, options: unknown): unknown {
  const { error, value } = (
    schema as { validate(options: unknown, how: object): { error?: Error; value: unknown } }
  ).validate(options, { convert: false, abortEarly: false });
  if (error) throw error;
  return value;
}
