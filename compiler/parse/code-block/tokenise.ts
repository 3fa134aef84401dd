import { createRequire } from 'node:module';
import type { Refractor } from 'refractor/core';

/** Names people write that Prism doesn't know. */
const otherNames: Record<string, string> = {
  astro: 'markup', cjs: 'javascript', cmd: 'batch', conf: 'ini', console: 'shell-session', cts: 'typescript', env: 'properties',
  'c++': 'cpp', 'c#': 'csharp', dockerignore: 'ignore', dotenv: 'properties', ex: 'elixir', exs: 'elixir', golang: 'go',
  gql: 'graphql', htm: 'markup', jsonc: 'json5', make: 'makefile', mdx: 'markdown', mjs: 'javascript', mts: 'typescript',
  node: 'javascript', 'objective-c': 'objectivec', pl: 'perl', plist: 'markup', posh: 'powershell', proto: 'protobuf',
  ps: 'powershell', ps1: 'powershell', rs: 'rust', svelte: 'markup', terraform: 'hcl', tf: 'hcl', vue: 'markup', xhtml: 'markup',
  zsh: 'bash', bat: 'batch', fs: 'fsharp',
};

const load = createRequire(import.meta.url);

interface Prism {
  highlight: Refractor['highlight'];
  languages: ReadonlySet<string>;
}

let loaded: Prism | undefined;

/**
 * Prism with all of its grammars. They look at and change each other, so that what one gives depends on which others
 * there are; all are loaded, in one order, and only when the first code is to be highlighted.
 */
function prism(): Prism {
  if (!loaded) {
    // Node has had `require` of such a module since 20.19.
    const { refractor } = load('refractor/all') as { refractor: Refractor };
    loaded = { highlight: refractor.highlight, languages: new Set(refractor.listLanguages()) };
  }
  return loaded;
}

/** @returns the tokens of some code, or nothing when there is no grammar for its language */
export function tokenise(code: string, language: string): ReturnType<Refractor['highlight']> | undefined {
  const name = Object.hasOwn(otherNames, language) ? otherNames[language]! : language;
  const { highlight, languages } = prism();
  return languages.has(name) ? highlight(code, name) : undefined;
}
