// Must be imported before the grammars.
import './quick-grammars.ts';
// Imports all grammars in a fixed order: they change each other, so the result depends on the loaded ones.
import { refractor } from 'refractor/all';
import { byWord } from '../../values/words.ts';
import { readGrammars, type OwnGrammars } from './own-grammars.ts';

/** Common names that Prism doesn't have, with the Prism name of the language. */
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

/** A piece of code: plain text, or a token with its content. */
export type Token = string | { type: string; alias?: string | string[] | null; content: Token | Token[] };

interface Environment {
  code: string;
  grammar: object;
  language: string;
  tokens?: Token[];
}

/** The parts of Prism's API that the types of its package omit. */
interface Prism {
  languages: Record<string, object>;
  hooks: { run(name: string, env: Environment): void };
  tokenize(code: string, grammar: object): Token[];
}
const { languages: grammars, hooks, tokenize } = refractor as unknown as Prism;

/** The built-in grammars, by all of their names. */
export const knownGrammars: Readonly<Record<string, object>> = grammars;

/** @returns the grammars of a site from their JSON in `ParseOptions` */
export function grammarsOf(text: string | undefined): OwnGrammars | undefined {
  return text === undefined ? undefined : readGrammars(text, grammars);
}

/** Whether a language has a grammar by this name. */
export function isKnownLanguage(language: string, own?: OwnGrammars): boolean {
  return isOwn(language, own) || otherNames.has(language) || languages.has(language);
}

function isOwn(language: string, own: OwnGrammars | undefined): boolean {
  return own !== undefined && Object.hasOwn(own.languages, language);
}

/**
 * @param own grammars of the site, which override built-in ones
 * @returns the tokens of some code, or undefined if its language has no grammar
 */
export function tokenise(code: string, language: string, own?: OwnGrammars): Token[] | undefined {
  const name = (isOwn(language, own) ? undefined : otherNames.get(language)) ?? language;
  return isOwn(name, own) || languages.has(name) ? tokensOf(code, name, own) : undefined;
}

/** @returns the tokens of a fence within Markdown; the `language-…` alias of its token is the language */
export function tokeniseFence(code: string, classes: readonly string[], own?: OwnGrammars): Token[] | undefined {
  const language = classes.map((name) => /language-(.+)/.exec(name)?.[1]).find((name) => name !== undefined);
  return language !== undefined && (isOwn(language, own) || grammars[language])
    ? tokensOf(code, language, own)
    : undefined;
}

// Grammars may change the code before they run, and the tokens afterwards.
function tokensOf(code: string, language: string, own: OwnGrammars | undefined): Token[] {
  const grammar = isOwn(language, own) ? own!.languages[language]! : grammars[language]!;
  const env: Environment = { code, grammar, language };
  hooks.run('before-tokenize', env);
  env.tokens = tokenize(env.code, env.grammar);
  hooks.run('after-tokenize', env);
  return env.tokens;
}
