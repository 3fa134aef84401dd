import type { GrammarModule } from '../../compiler/index.ts';

/** The theme module in which Docusaurus sites add grammars to Prism. */
export const grammarModule: GrammarModule = {
  name: 'prism-include-languages',
  virtual: (settings) => ({
    '@generated/docusaurus.config': { __esModule: true, default: settings },
    '@docusaurus/ExecutionEnvironment': { __esModule: true, default: { canUseDOM: true, canUseEventListeners: true } },
  }),
  optional: (name) => /^(?:@docusaurus|@theme|@generated)\//.test(`${name}/`),
};
