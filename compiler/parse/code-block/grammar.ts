import { createRequire } from 'node:module';
import { refractor } from 'refractor/core';
import type { Syntax } from 'refractor/core';

const load = createRequire(import.meta.url);

/** Names people write that are no names of Prism's grammar files. */
const grammarNames: Record<string, string> = {
  js: 'javascript', mjs: 'javascript', cjs: 'javascript', node: 'javascript', ts: 'typescript', mts: 'typescript',
  cts: 'typescript', html: 'markup', xml: 'markup', svg: 'markup', mathml: 'markup', rss: 'markup', atom: 'markup',
  vue: 'markup', svelte: 'markup', astro: 'markup', htm: 'markup', xhtml: 'markup', plist: 'markup',
  sh: 'bash', shell: 'bash', zsh: 'bash', console: 'shell-session', 'sh-session': 'shell-session', shellsession: 'shell-session',
  yml: 'yaml', md: 'markdown', mdx: 'markdown', py: 'python', rb: 'ruby', rs: 'rust', kt: 'kotlin', kts: 'kotlin',
  cs: 'csharp', 'c++': 'cpp', 'c#': 'csharp', dotnet: 'csharp', fs: 'fsharp', 'objective-c': 'objectivec', objc: 'objectivec',
  golang: 'go', dockerfile: 'docker', ps1: 'powershell', ps: 'powershell', posh: 'powershell', bat: 'batch', cmd: 'batch',
  jsonc: 'json5', webmanifest: 'json', terraform: 'hcl', tf: 'hcl', proto: 'protobuf', gql: 'graphql', hs: 'haskell',
  tex: 'latex', context: 'latex', hbs: 'handlebars', mustache: 'handlebars', jinja: 'django', jinja2: 'django', twig: 'twig',
  sol: 'solidity', vb: 'visual-basic', vba: 'visual-basic', ino: 'arduino', pl: 'perl', ex: 'elixir', exs: 'elixir',
  erl: 'erlang', clj: 'clojure', make: 'makefile', mk: 'makefile', gitignore: 'ignore', dockerignore: 'ignore',
  npmignore: 'ignore', env: 'properties', dotenv: 'properties', conf: 'ini', cfg: 'ini', po: 'gettext', g4: 'antlr4',
  rkt: 'racket', sml: 'sml', st: 'smalltalk', ld: 'linker-script', adoc: 'asciidoc', apl: 'apl', styl: 'stylus',
};

const loaded = new Map<string, string | undefined>();

/**
 * Loads the grammar of a language when it is first asked for: all three hundred would take longer to load than most
 * sites take to compile.
 *
 * @returns the name to highlight by, or nothing when the language has no grammar
 */
export function grammarOf(language: string): string | undefined {
  if (!loaded.has(language)) loaded.set(language, loadGrammar(language));
  return loaded.get(language);
}

function loadGrammar(language: string): string | undefined {
  const name = Object.hasOwn(grammarNames, language) ? grammarNames[language]! : language;
  if (!/^[a-z][a-z\d-]*$/.test(name)) return undefined;
  try {
    const { default: grammar } = load(`refractor/${name}`) as { default: Syntax };
    refractor.register(grammar);
    return name;
  } catch {
    return undefined;
  }
}
