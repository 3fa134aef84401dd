// Before the grammars.
import './quick-grammars.ts';
// All grammars, in one order: they look at and change each other, so what one gives depends on which others there are.
import { refractor } from 'refractor/all';

/** Names people write that Prism doesn't know. */
const otherNames: Record<string, string> = {
  astro: 'markup',
  cjs: 'javascript',
  cmd: 'batch',
  conf: 'ini',
  console: 'shell-session',
  cts: 'typescript',
  env: 'properties',
  'c++': 'cpp',
  'c#': 'csharp',
  dockerignore: 'ignore',
  dotenv: 'properties',
  ex: 'elixir',
  exs: 'elixir',
  golang: 'go',
  gql: 'graphql',
  htm: 'markup',
  jsonc: 'json5',
  make: 'makefile',
  mdx: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  node: 'javascript',
  'objective-c': 'objectivec',
  pl: 'perl',
  plist: 'markup',
  posh: 'powershell',
  proto: 'protobuf',
  ps: 'powershell',
  ps1: 'powershell',
  rs: 'rust',
  svelte: 'markup',
  terraform: 'hcl',
  tf: 'hcl',
  vue: 'markup',
  xhtml: 'markup',
  zsh: 'bash',
  bat: 'batch',
  fs: 'fsharp',
};

const languages: ReadonlySet<string> = new Set(refractor.listLanguages());

/** A piece of code: plain text, or a token with what is in it. */
export type Token = string | { type: string; alias?: string | string[] | null; content: Token | Token[] };

interface Environment {
  code: string;
  grammar: object;
  language: string;
  tokens?: Token[];
}

/** What Prism works through; the types of its package leave it out. */
interface Prism {
  languages: Record<string, object>;
  hooks: { run(name: string, env: Environment): void };
  tokenize(code: string, grammar: object): Token[];
}
const { languages: grammars, hooks, tokenize } = refractor as unknown as Prism;

/** Whether there is a grammar for a language, by one of its names. */
export function isKnownLanguage(language: string): boolean {
  return Object.hasOwn(otherNames, language) || languages.has(language);
}

/** @returns the tokens of some code, or nothing when there is no grammar for its language */
export function tokenise(code: string, language: string): Token[] | undefined {
  const name = Object.hasOwn(otherNames, language) ? otherNames[language]! : language;
  return languages.has(name) ? tokensOf(code, name) : undefined;
}

/** @returns the tokens of a fence within Markdown, whose language its alias names */
export function tokeniseFence(code: string, classes: readonly string[]): Token[] | undefined {
  const language = classes.map((name) => /language-(.+)/.exec(name)?.[1]).find((name) => name !== undefined);
  return language !== undefined && grammars[language] ? tokensOf(code, language) : undefined;
}

// Grammars may change a text before, and its tokens behind.
function tokensOf(code: string, language: string): Token[] {
  const env: Environment = { code, grammar: grammars[language]!, language };
  hooks.run('before-tokenize', env);
  env.tokens = tokenize(env.code, env.grammar);
  hooks.run('after-tokenize', env);
  return env.tokens;
}
