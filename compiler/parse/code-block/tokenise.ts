// This import must come first. It replaces Prism's `insertBefore`, which the grammars call while they load.
import './quick-grammars.ts';
// `refractor/all` loads all grammars in a fixed order. Grammars change each other, so highlighting depends on the
// loaded grammars and their order.
import { refractor } from 'refractor/all';
import { byWord } from '../../values/words.ts';
import { readGrammars, type OwnGrammars } from './own-grammars.ts';

/** Common language names that Prism doesn't know, with Prism's name for the language. */
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

/** A part of tokenised code: plain text, or a token with its content. */
export type Token = string | { type: string; alias?: string | string[] | null; content: Token | Token[] };

interface Environment {
  code: string;
  grammar: object;
  language: string;
  tokens?: Token[];
}

/** Members of Prism's API that its type declarations omit. */
interface Prism {
  languages: Record<string, object>;
  hooks: { run(name: string, env: Environment): void };
  tokenize(code: string, grammar: object): Token[];
}
const { languages: grammars, hooks, tokenize } = refractor as unknown as Prism;

/** The built-in grammars, by name and alias. */
export const knownGrammars: Readonly<Record<string, object>> = grammars;

/** @returns the grammars that a site defines, from their JSON in `ParseOptions` */
export function grammarsOf(text: string | undefined): OwnGrammars | undefined {
  return text === undefined ? undefined : readGrammars(text, grammars);
}

/** Whether a grammar exists for a language name. */
export function isKnownLanguage(language: string, own?: OwnGrammars): boolean {
  return isOwn(language, own) || otherNames.has(language) || languages.has(language);
}

function isOwn(language: string, own: OwnGrammars | undefined): boolean {
  return own !== undefined && Object.hasOwn(own.languages, language);
}

/**
 * Splits code into tokens.
 *
 * @param own the site's grammars. They override built-in grammars
 * @returns undefined if the language has no grammar
 */
export function tokenise(code: string, language: string, own?: OwnGrammars): Token[] | undefined {
  const name = (isOwn(language, own) ? undefined : otherNames.get(language)) ?? language;
  return isOwn(name, own) || languages.has(name) ? tokensOf(code, name, own) : undefined;
}

/**
 * Tokenises a fenced code block in a Markdown sample.
 *
 * @param classes aliases of the token that Prism creates for the block, such as `language-js`
 */
export function tokeniseFence(code: string, classes: readonly string[], own?: OwnGrammars): Token[] | undefined {
  const language = classes.map((name) => /language-(.+)/.exec(name)?.[1]).find((name) => name !== undefined);
  return language !== undefined && (isOwn(language, own) || grammars[language])
    ? tokensOf(code, language, own)
    : undefined;
}

// Tokenises code, and runs Prism's hooks. With hooks, grammars may change the code before it is tokenised, and the
// tokens afterwards.
function tokensOf(code: string, language: string, own: OwnGrammars | undefined): Token[] {
  const grammar = isOwn(language, own) ? own!.languages[language]! : grammars[language]!;
  const env: Environment = { code, grammar, language };
  hooks.run('before-tokenize', env);
  env.tokens = tokenize(env.code, env.grammar);
  hooks.run('after-tokenize', env);
  return env.tokens;
}
