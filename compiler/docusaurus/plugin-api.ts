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

/** The actions that a plugin can call when its content is loaded. */
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

/** The factory of a plugin. */
export interface PluginModule {
  (context: unknown, options: unknown): unknown;
  validateOptions?: (given: { validate: (schema: unknown, options: unknown) => unknown; options: unknown }) => unknown;
}

/** Validates options of a plugin. The plugin passes its own schema, which does the work. */
export function validate(schema: unknown, options: unknown): unknown {
  const { error, value } = (
    schema as { validate(options: unknown, how: object): { error?: Error; value: unknown } }
  ).validate(options, { convert: false, abortEarly: false });
  if (error) throw error;
  return value;
}
