import type { Corpus } from '../../corpus/reader/corpus.ts';
import type { Json } from '../../corpus/schema/json.ts';
import type { ConfigContext, ConfigModules, ForeignConfig, GrammarModule } from './hooks/config-hook.ts';
import type { CommandApi, CommandLine } from './hooks/command-hooks.ts';
import type { OpenSharedCache } from './hooks/cache-hook.ts';
import type { ListFeatures, ListHead, OpenSocialCards, WriteFiles } from './hooks/file-hooks.ts';
import type { CheckDocument, CheckSite, OptionalCheck, RuleCatalogue, SeparateCheck } from './hooks/check-hooks.ts';
import type { ViewerHooks } from './viewer/viewer-hooks.ts';
import type { ExtensionContext } from './hooks/context.ts';
import type { OptionsSchema } from '../yaml/options-schema.ts';

/**
 * An addition to Lectern: pages, checks, files, commands. A hook gets frozen values, and returns values. It has no
 * access to the bundler, other extensions or the output folder. Lectern records the files and values that a hook
 * reads, and reruns the hook after any of them has changed.
 *
 * A hook fails if it throws, exceeds the time limit, or returns a wrong value. The failure is one error, located in
 * the code of the extension. The rest of the site is still compiled.
 *
 * @example export default defineExtension({
 *     name: 'changes',
 *     async sources({ files }) {
 *       return [{ path: 'docs/changes.md', text: (await files.read('CHANGES.txt')) ?? '' }];
 *     },
 * });
 */
export interface Extension<Options = Json, Given = Options> extends ViewerHooks<Options> {
  /** Lowercase letters, digits and hyphens: `glossary`. The prefix of the extension's rules: `glossary/unknown-term`. */
  name: string;
  /**
   * Validates the options in the config. Schemas of Zod, Valibot and ArkType work. Errors point to the option in the
   * config. Without a schema, the extension has no options.
   */
  options?: OptionsSchema<Options, Given> | undefined;
  /**
   * Reads the config of another generator. Runs before all other hooks. Settings in `lectern.config.*` override the
   * settings that it returns.
   */
  readConfig?(context: ConfigContext<Options>): ForeignConfig | undefined | Promise<ForeignConfig | undefined>;
  /** Options for loading modules in `readConfig`. */
  configModules?: ConfigModules | undefined;
  /**
   * The module with which sites of another generator add grammars for code highlighting. Only built-in extensions can
   * set it.
   */
  grammarModule?: GrammarModule | undefined;
  /**
   * Returns files that are not on the disk. Lectern reads these files like all others. Markdown in a docs folder is a
   * docs page, and `_category_.yml` describes its folder.
   */
  sources?(context: ExtensionContext<Options>): readonly VirtualSource[] | Promise<readonly VirtualSource[]>;
  /** Plugins for Markdown, in a separate module, with options as JSON. */
  markdown?: MarkdownHook | ((options: Options) => MarkdownHook) | undefined;
  /** Whether the extension runs in `lectern dev`. Set `false` if only the published site needs it. Default: true. */
  inDevelopment?: boolean | undefined;
  /** The rules of the diagnostics that `check` reports. Keys are rule names without the extension's name. */
  rules?: RuleCatalogue | undefined;
  /** Reports problems in content. */
  check?:
    | {
        /** Runs for each Markdown file after it was parsed, and again after the file has changed. */
        document?: CheckDocument<Options> | undefined;
        /** Runs once for all files, and again after one of them has changed. */
        site?: CheckSite<Options> | undefined;
        /** Checks that run only if their option is set: `lectern check --spelling`. The key is the option's name. */
        optional?: { readonly [name: string]: OptionalCheck<Options> | SeparateCheck } | undefined;
      }
    | undefined;
  /** Writes further files into the output. The hook can read all compiled pages. */
  files?: WriteFiles<Options> | undefined;
  /** Returns elements for the `<head>` of all pages: `link`, `meta`, and `script` with an address. */
  head?: ListHead<Options> | undefined;
  /** Returns data that `site.json` contains for programs that read the corpus. */
  features?: ListFeatures<Options> | undefined;
  /** Opens a cache that several machines share. If several extensions have this hook, only the first is used. */
  cache?: OpenSharedCache<Options> | undefined;
  /** Renders social cards for pages without an image. */
  socialCards?: OpenSocialCards<Options> | undefined;
  /**
   * The paths of files that `files` may write, relative to the output folder. Content can link to these files. A static
   * file with one of these paths replaces the file.
   */
  paths?: readonly string[] | ((options: Options) => readonly string[]) | undefined;
  /**
   * Adds commands to the command line. Lectern calls the hook only for a command that is not built in, and for
   * `lectern --help`.
   *
   * @param program add commands with `program.command('name')`
   */
  commands?(program: CommandLine, api: CommandApi<Options>): void;
  /**
   * Answers requests of `lectern dev` and `lectern serve`. A published site has no server. So use the hook only to
   * preview functions that run on a host.
   *
   * @param corpus the published pages and tables
   * @returns undefined for requests that are not for the extension
   */
  handle?(
    request: Request,
    corpus: Corpus,
    context: ExtensionContext<Options>,
  ): Response | undefined | Promise<Response | undefined>;
}

/** A file that an extension provides. */
export interface VirtualSource {
  /** Path relative to the site's folder, in a folder of content: `docs/glossary.md`. */
  path: string;
  text: string;
  /** The source of the text. Errors in the text are reported there. */
  origin?: SourceOrigin | undefined;
}

/** The file that a virtual source was generated from. */
export interface SourceOrigin {
  /** Path relative to the site's folder. */
  file: string;
  /**
   * A line of the origin, counted from 1. A number applies to the whole text. A list contains a number for each line
   * of the text; `undefined` means the number of the previous line.
   */
  line?: number | readonly (number | undefined)[] | undefined;
}

/**
 * A module with unified plugins. Its default export is `{ remark, rehype }`: a plugin for the Markdown tree, a plugin
 * for the HTML tree, or both. These plugins run after the plugins in the config.
 */
export interface MarkdownHook {
  /** For example `new URL('./plugin.js', import.meta.url)`. */
  module: URL;
  /** Options for the remark plugin and the rehype plugin. */
  options?: Json | undefined;
  /**
   * The plugins run only on documents that contain at least one of these strings: `['<Chart']`. All other documents
   * use the native parser, which is faster.
   */
  when?: readonly string[] | undefined;
}

/** An extension with its options: an item of `extensions` in the config. */
export interface ExtensionUse {
  readonly extension: Extension<never, never>;
  readonly options: unknown;
}

/**
 * Defines an extension. The config calls the result with the options: `extensions: [glossary({ file: 'terms.csv' })]`.
 *
 * @returns a function that takes the options
 */
export function defineExtension<Options = Json, Given = Options>(
  extension: Extension<Options, Given>,
): (options?: Given) => ExtensionUse {
  // `load-module.ts` contains a copy of this function for configs.
  return (options) => ({
    extension: extension as unknown as ExtensionUse['extension'],
    options,
    // JSON of the config must not contain the schema, which can't be serialised.
    toJSON: () => ({ name: extension.name, options }),
  });
}
