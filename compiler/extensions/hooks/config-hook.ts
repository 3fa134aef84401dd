import type { Json } from '../../../corpus/schema/json.ts';
import type { Notice } from './notice.ts';
import type { ExtensionFiles } from './context.ts';

/** The input of the hook `readConfig`. */
export interface ConfigContext<Options = Json> {
  /** The validated options. */
  readonly options: Options;
  /** Absolute path of the site's folder. It is the working directory of the hook. */
  readonly dir: string;
  /** Path of the config that lists the extension, or of the foreign config that Lectern found; relative to `dir`. */
  readonly file: string;
  /** Reads files. Paths may lead out of the site's folder. The config is read again after one of them has changed. */
  readonly files: ExtensionFiles;
  /** Absolute path of a folder for generated files, such as modules that the site's code imports. */
  readonly generatedDir: string;
  /** Whether `--stub-missing` is set: placeholders replace all packages that are not installed. */
  readonly stubMissing: boolean;
  readonly settings: SettingNames;
  readonly viewer: ViewerNames;
  readonly code: SiteCode;
}

/** The settings of Lectern. A path is a list of keys: `['themeConfig', 'navbar']`. */
export interface SettingNames {
  /** @returns the keys of the object at a path. For a list of objects, the keys of an item */
  names(path: readonly string[]): readonly string[];
  /** Whether the schema of the object at a path accepts a value. */
  accepts(path: readonly string[], value: unknown): boolean;
}

/** The names of viewer parts that code of a site can replace or import. */
export interface ViewerNames {
  /** The parts of the viewer that a module can replace. */
  readonly slots: readonly string[];
  /** The import specifiers that the viewer provides. */
  readonly modules: readonly string[];
}

/** Runs code of the site, and of packages that its config names. */
export interface SiteCode {
  /**
   * Runs the module of a config: TypeScript, JavaScript or JSON. If it exports a function, Lectern calls the function.
   *
   * @param file absolute path
   * @returns its default export; without one, an object of all exports
   * @throws an error with a location, if the module can't be loaded
   */
  settings(file: string): Promise<unknown>;
  /**
   * Runs any other module.
   *
   * @param file absolute path
   * @throws an error with a location, if the module can't be loaded
   */
  load(file: string): Promise<{ value: unknown; exports: unknown }>;
  /**
   * Runs a function of the site within the time limit, and records the files that it reads.
   *
   * @param what name of the function, for messages: `loadContent`
   * @throws an error such as `its loadContent throws: no file`, with a `hint` if there is one
   */
  run<Value>(what: string, act: () => Value): Promise<Awaited<Value>>;
}

/** How modules of a foreign config are loaded. */
export interface ConfigModules {
  /** Replacements of packages: name → exports. */
  virtual?: Readonly<Record<string, object>> | undefined;
  /**
   * Whether a placeholder replaces a package that is not installed. Placeholders are functions with a property
   * `Symbol.for('lectern.placeholder')`.
   */
  optional?(packageName: string): boolean;
}

/** A module of a site that adds grammars to Prism. Lectern runs the module, and highlights code with its grammars. */
export interface GrammarModule {
  /** Name of the file in `src/theme`, without its ending. */
  name: string;
  /**
   * @param settings the settings of the site
   * @returns replacements of packages that the module imports: name → exports
   */
  virtual(settings: object): Readonly<Record<string, object>>;
  /** Whether a placeholder replaces a package that is not installed. */
  optional(packageName: string): boolean;
}

/** A config of another generator, translated to settings of Lectern. */
export interface ForeignConfig {
  /** The settings, as in `lectern.config.*`. Lectern validates them. */
  config?: Readonly<Record<string, unknown>> | undefined;
  /** Path of the foreign config, relative to the site's folder. Errors in its settings point there. */
  source?: string | undefined;
  /** Errors that make the config unusable. */
  problems?: readonly ForeignProblem[] | undefined;
  /** Settings that are ignored, or translated to something different. */
  notices?: readonly Notice[] | undefined;
  /** Files in `generatedDir`: absolute path → text. Lectern removes all other files there. */
  generated?: ReadonlyMap<string, string> | undefined;
  /**
   * Returns modules that code of the site can import, made from its content. Lectern calls it before it bundles code,
   * and bundles the modules without writing them. Keys are as in `generated`.
   */
  generatedFrom?: ((content: ForeignContent) => ReadonlyMap<string, string>) | undefined;
  /**
   * Whether folders that the config names may be missing. Importing a name that a module doesn't export then
   * gives undefined.
   */
  lenient?: boolean | undefined;
  /** The hint of the error for a config without content. */
  emptyHint?: string | undefined;
}

/** The content of a site, in its default language. Paths include the base URL. */
export interface ForeignContent {
  /** The posts of a blog's sidebar, newest first. `date` is ISO 8601. */
  readonly blogs: readonly {
    readonly id: string;
    readonly sidebar: {
      readonly title: string;
      readonly items: readonly {
        readonly path: string;
        readonly title: string;
        readonly date?: string | undefined;
        readonly unlisted?: true | undefined;
      }[];
    };
  }[];
  /** All pages. */
  readonly routes: readonly { readonly path: string }[];
}

/** An error in a foreign config. */
export interface ForeignProblem {
  /** Name of the setting: `presets[0].docs`. Without it, the error is about the whole config. */
  key?: string | undefined;
  message: string;
  hint?: string | undefined;
  /** The location, if it is not in the config. The path is relative to the site's folder. */
  place?: { file: string; line: number; column?: number | undefined } | undefined;
}
