// Before the grammars.
import './quick-grammars.ts';
// All grammars, in one order: they look at and change each other, so what one gives depends on which others there are.
import { refractor } from 'refractor/all';

/** Names people write that Prism doesn't know. */
const otherNames: Record<string, string> = {
  astro: 'markup', cjs: 'javascript', cmd: 'batch', conf: 'ini', console: 'shell-session', cts: 'typescript', env: 'properties',
  'c++': 'cpp', 'c#': 'csharp', dockerignore: 'ignore', dotenv: 'properties', ex: 'elixir', exs: 'elixir', golang: 'go',
  gql: 'graphql', htm: 'markup', jsonc: 'json5', make: 'makefile', mdx: 'markdown', mjs: 'javascript', mts: 'typescript',
  node: 'javascript', 'objective-c': 'objectivec', pl: 'perl', plist: 'markup', posh: 'powershell', proto: 'protobuf',
  ps: 'powershell', ps1: 'powershell', rs: 'rust', svelte: 'markup', terraform: 'hcl', tf: 'hcl', vue: 'markup', xhtml: 'markup',
  zsh: 'bash', bat: 'batch', fs: 'fsharp',
};

const languages: ReadonlySet<string> = new Set(refractor.listLanguages());

/** @returns the tokens of some code, or nothing when there is no grammar for its language */
export function tokenise(code: string, language: string): ReturnType<typeof refractor.highlight> | undefined {
  const name = Object.hasOwn(otherNames, language) ? otherNames[language]! : language;
  return languages.has(name) ? refractor.highlight(code, name) : undefined;
}
