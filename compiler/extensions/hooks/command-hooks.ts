import type { CompileOptions, CompileReport } from '../../compile-report.ts';
import type { Locale } from '../../../corpus/schema/index.ts';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { RuleId } from '../../diagnostics/rules/index.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { FrontMatterChanges, PlannedChanges, SettingString, SiteContent, TextEdit } from './content-hooks.ts';
import type { ExtensionContext } from './context.ts';

export type * from './content-hooks.ts';

/** The methods of Commander's `Command` that extensions can call. */
export interface CommandLine {
  /** Adds a command: `program.command('export <file>')`. */
  command(name: string): CommandLine;
  description(text: string): CommandLine;
  /** Adds an option: `.option('--format <name>', 'the format', 'json')`. */
  option(flags: string, description?: string, value?: string | boolean): CommandLine;
  /** Adds an argument: `.argument('[file]', 'the target')`. */
  argument(name: string, description?: string, value?: unknown): CommandLine;
  /** Adds options that several of Lectern's commands have. */
  siteOptions(...names: SharedOption[]): CommandLine;
  /** Sets the function that runs the command. Its parameters are the arguments, then the options. */
  action(run: (...given: never[]) => void | Promise<void>): CommandLine;
}

/** An option that several commands have. `locales` is `--locale`, which can be repeated. */
export type SharedOption = 'cacheDir' | 'config' | 'locales' | 'parser' | 'stubMissing';

/** The functions for commands of an extension. */
export interface CommandApi<Options> extends ExtensionContext<Options>, CommandTools {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Compiles the site. */
  compile(options?: CompileOptions): Promise<CompileReport>;
}

/** The functions for commands that need no site. */
export interface CommandTools {
  /** Prints a line to standard output. */
  print(line: string): void;
  /** Prints errors and warnings to standard error, each with its source line. */
  printDiagnostics(diagnostics: readonly Diagnostic[], siteDir?: string): Promise<void>;
  /** Sets the exit code to 1. Call it if the content has errors. */
  fail(): void;
  /**
   * @param file the file or command with the problems
   * @returns an error to throw. It ends the command with exit code 2
   */
  refusal(file: string, problems: readonly UsageProblem[]): Error;
  /** @returns the most similar name, for a hint; undefined if no name is similar enough */
  nearest(name: string, names: Iterable<string>): string | undefined;
  /**
   * Reads a site, without checking links and without writing output.
   *
   * @param use function that is called with the site. If building a page throws, `use` is called again without that
   * page
   */
  read<Result>(options: ReadOptions, use: (site: ReadSite) => Promise<Result>): Promise<Result>;
  /**
   * Reads a site with its links and addresses, without writing output.
   *
   * @param changes changes to files. They are applied in memory only, so the result shows the site after the changes
   */
  readContent(options: ContentOptions, changes?: PlannedChanges): Promise<SiteContent>;
  /**
   * Moves and changes files of a site atomically: either all of them or none. If the process is killed, the next
   * command undoes the changes.
   */
  changeFiles(siteDir: string, changes: Required<Pick<PlannedChanges, 'moves' | 'texts'>>): Promise<void>;
  /** Undoes the changes of an interrupted command, and reports this. Call it before reading the site. */
  undoInterrupted(siteDir: string): Promise<void>;
  /** @returns the strings in a JSON, YAML, JavaScript or TypeScript file; empty for a file with syntax errors */
  settingStrings(file: string, text: string): Promise<readonly SettingString[]>;
  /** @returns the edits that change keys of a document's front matter. Other lines are unchanged */
  frontMatterEdits(text: string, changes: FrontMatterChanges): Promise<readonly TextEdit[]>;
  /** Creates a diagnostic of a built-in rule. */
  diagnose(rule: RuleId, place: Place, params: Readonly<Record<string, unknown>>): Diagnostic;
  /** Runs a function that processes a file. If the function throws, the error message contains the path of the file. */
  inFile<Value>(path: string, run: () => Value): Value;
  /** Shows progress on standard error while a function runs. Pass `onProgress` to `readContent` in that function. */
  withProgress<Result>(
    isShown: boolean,
    run: (onProgress: NonNullable<CompileOptions['onProgress']>) => Promise<Result>,
  ): Promise<Result>;
}

/** Options for reading a site's content. */
export interface ContentOptions extends ReadOptions {
  cacheDir?: string | undefined;
  onProgress?: CompileOptions['onProgress'];
}

/** A problem in the config, or in the arguments of a command. */
export interface UsageProblem {
  /** The config key or the argument with the problem. If absent, the problem is about the whole file or command. */
  key?: string | undefined;
  message: string;
  hint?: string | undefined;
}

/** Options for reading a site. */
export interface ReadOptions {
  /** The site's folder. Default: `LECTERN_SITE`, or the current folder. */
  siteDir?: string | undefined;
  config?: string | undefined;
  stubMissing?: boolean | undefined;
}

/** A site that a command reads. */
export interface ReadSite {
  /** Absolute path. */
  readonly dir: string;
  /** Path of the config, or of the folder if the site has no config. */
  readonly configFile: string;
  /** All settings with their defaults, as JSON. */
  readonly settings: { readonly [key: string]: Json };
  /** The languages, with their addresses and the folder of their translations. */
  readonly languages: readonly ReadLanguage[];
  /** Content files, in the order in which Lectern found them. */
  readonly sources: readonly Pick<CheckedDocument, 'path' | 'translates'>[];
  /** @returns all Markdown files, sorted by path */
  documents(): Promise<readonly CheckedDocument[]>;
  /** @returns the translatable strings outside of pages, such as sidebar labels */
  messages(): Promise<ReadMessages>;
  /** @returns the diagnostics with the severities that the config sets */
  reported(diagnostics: readonly Diagnostic[]): Diagnostic[];
  /** Access to files below the site's folder. */
  readonly files: {
    /**
     * @returns the text of a file; undefined if it is missing or not UTF-8
     * @throws an error that ends the command, if the file is a link out of the site
     */
    read(path: string): Promise<string | undefined>;
    /** Writes a file in one step. */
    write(path: string, text: string): Promise<void>;
  };
}

/** A language of a site. */
export interface ReadLanguage extends Pick<Locale, 'name' | 'path' | 'url'> {
  /** Path relative to the site's folder: `i18n/fr`. */
  readonly folder: string;
  /** Whether Lectern uses the translations into this language. */
  readonly isTranslated: boolean;
}

/** The translatable strings outside of pages, such as labels. */
export interface ReadMessages {
  /** Path of a translation file, relative to the language's folder → keys with their strings. */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, ReadMessage>>;
  /** All errors and warnings from reading the strings, with the default severities. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a key belongs to the viewer or to Docusaurus' theme. */
  isOfTheme(file: string, key: string): boolean;
}

/** A string in the default language. */
export interface ReadMessage {
  readonly message: string;
  /** For translators. */
  readonly description?: string | undefined;
  /** @returns placeholders such as `{name}` that the translation contains but this string does not */
  unknownPlaceholders(translation: string): string[];
}
