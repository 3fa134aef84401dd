// Before the grammars.
import './quick-grammars.ts';
// All grammars, in one order: they look at and change each other, so what one gives depends on which others there are.
import { refractor } from 'refractor/all';
import { byWord } from '../../values/words.ts';
import { readGrammars, type OwnGrammars } from './own-grammars.ts';

/** Names people write that Prism doesn't know, and what it calls the language. */
const otherNames = byWord([
  ['zsh', 'bash'],
  ['cmd bat', 'batch'],
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['ex exs', 'elixir'],
  ['fs', 'fsharp'],
  ['golang', 'go'],
  ['gql', 'graphql'],
  ['terraform tf', 'hcl'],
  ['dockerignore', 'ignore'],
  ['conf', 'ini'],
  ['cjs mjs node', 'javascript'],
  ['jsonc', 'json5'],
  ['make', 'makefile'],
  ['mdx', 'markdown'],
  ['astro htm plist svelte vue xhtml', 'markup'],
  ['objective-c', 'objectivec'],
  ['pl', 'perl'],
  ['posh ps ps1', 'powershell'],
  ['env dotenv', 'properties'],
  ['proto', 'protobuf'],
  ['rs', 'rust'],
  ['console', 'shell-session'],
  ['cts mts', 'typescript'],
]);

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

/** The grammars that there are without a site, by all of their names. */
export const knownGrammars: Readonly<Record<string, object>> = grammars;

/** @returns the grammars of a site, which `ParseOptions` hold as text */
export function grammarsOf(text: string | undefined): OwnGrammars | undefined {
  return text === undefined ? undefined : readGrammars(text, grammars);
}

/** Whether there is a grammar for a language, by one of its names. */
export function isKnownLanguage(language: string, own?: OwnGrammars): boolean {
  return isOwn(language, own) || otherNames.has(language) || languages.has(language);
}

function isOwn(language: string, own: OwnGrammars | undefined): boolean {
  return own !== undefined && Object.hasOwn(own.languages, language);
}

/**
 * @param own grammars of the site, which go before others
 * @returns the tokens of some code, or nothing when there is no grammar for its language
 */
export function tokenise(code: string, language: string, own?: OwnGrammars): Token[] | undefined {
  const name = (isOwn(language, own) ? undefined : otherNames.get(language)) ?? language;
  return isOwn(name, own) || languages.has(name) ? tokensOf(code, name, own) : undefined;
}

/** @returns the tokens of a fence within Markdown, whose language its alias names */
export function tokeniseFence(code: string, classes: readonly string[], own?: OwnGrammars): Token[] | undefined {
  const language = classes.map((name) => /language-(.+)/.exec(name)?.[1]).find((name) => name !== undefined);
  return language !== undefined && (isOwn(language, own) || grammars[language])
    ? tokensOf(code, language, own)
    : undefined;
}

// Grammars may change a text before, and its tokens behind.
function tokensOf(code: string, language: string, own: OwnGrammars | undefined): Token[] {
  const grammar = isOwn(language, own) ? own!.languages[language]! : grammars[language]!;
  const env: Environment = { code, grammar, language };
  hooks.run('before-tokenize', env);
  env.tokens = tokenize(env.code, env.grammar);
  hooks.run('after-tokenize', env);
  return env.tokens;
}
