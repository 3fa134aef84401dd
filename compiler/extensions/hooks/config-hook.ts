import type { Json } from '../../../corpus/schema/json.ts';
import type { Notice } from './notice.ts';
import type { ExtensionFiles } from './context.ts';

/** The input of the hook `readConfig`. */
export interface ConfigContext<Options = Json> {
  /** The validated options. */
  readonly options: Options;
  /** Absolute path of the site's folder. It is the working directory of the hook. */
  readonly dir: string;
  /**
   * Path of the config, relative to `dir`: the config that lists the extension, or a foreign config that Lectern
   * found.
   */
  readonly file: string;
  /**
   * Reads files. Paths may lead out of the site's folder. The hook runs again after one of the read files has changed.
   */
  readonly files: ExtensionFiles;
  /** Absolute path of a folder for generated files, such as modules that the site's code imports. */
  readonly generatedDir: string;
  /** Whether `--stub-missing` is set: placeholders replace all packages that are not installed. */
  readonly stubMissing: boolean;
  readonly settings: SettingNames;
  readonly viewer: ViewerNames;
  readonly code: SiteCode;
}

/** Look-ups in the schema of Lectern's settings. A path is a list of keys: `['themeConfig', 'navbar']`. */
export interface SettingNames {
  /** @returns the keys of the object at a path. For a list of objects, the keys of its items */
  names(path: readonly string[]): readonly string[];
  /** Whether the schema of the object at a path accepts a value. */
  accepts(path: readonly string[], value: unknown): boolean;
}

/** The names of components and modules of the viewer that a site's code can replace or import. */
export interface ViewerNames {
  /** The names of components that a module of the site can replace. */
  readonly slots: readonly string[];
  /** The import specifiers that the viewer provides. */
  readonly modules: readonly string[];
}

/** Functions that run code of the site, and of packages that its config names. */
export interface SiteCode {
  /**
   * Runs the module of a config: TypeScript, JavaScript or JSON. If the module exports a function, the function is
   * called.
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

/** Options for loading modules of a foreign config. */
export interface ConfigModules {
  /** Replacements for packages: package name → exports. */
  virtual?: Readonly<Record<string, object>> | undefined;
  /**
   * Whether a placeholder replaces a package if it is not installed. A placeholder is a function with the property
   * `Symbol.for('lectern.placeholder')`.
   */
  optional?(packageName: string): boolean;
}

/** A module of a site that adds grammars to Prism. Lectern runs the module, and highlights code with its grammars. */
export interface GrammarModule {
  /** Name of the file in `src/theme`, without extension. */
  name: string;
  /**
   * @param settings the settings of the site
   * @returns replacements for packages that the module imports: package name → exports
   */
  virtual(settings: object): Readonly<Record<string, object>>;
  /** Whether a placeholder replaces a package if it is not installed. */
  optional(packageName: string): boolean;
}

/** A config of another generator, translated to settings of Lectern. */
export interface ForeignConfig {
  /** The settings, as in `lectern.config.*`. Lectern validates them. */
  config?: Readonly<Record<string, unknown>> | undefined;
  /** Path of the foreign config, relative to the site's folder. Errors in the settings are reported there. */
  source?: string | undefined;
  /** Errors because of which Lectern can't use the config. */
  problems?: readonly ForeignProblem[] | undefined;
  /** Notices about settings that Lectern ignores, or translates to something different. */
  notices?: readonly Notice[] | undefined;
  /** Files to write into `generatedDir`: absolute path → content. Lectern removes all other files in that folder. */
  generated?: ReadonlyMap<string, string> | undefined;
  /**
   * Generates modules from the site's content, which the site's code can import. Lectern calls this function before
   * bundling, and doesn't write the modules to disk. Keys are as in `generated`.
   */
  generatedFrom?: ((content: ForeignContent) => ReadonlyMap<string, string>) | undefined;
  /**
   * Whether to tolerate two errors. Folders that the config names may be missing. Importing a name that a module
   * doesn't export gives undefined.
   */
  lenient?: boolean | undefined;
  /** The hint in the error that the config has no content. */
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

/** An error in a foreign config, for `ForeignConfig.problems`. */
export interface ForeignProblem {
  /** Name of the setting: `presets[0].docs`. If absent, the error is about the whole config. */
  key?: string | undefined;
  message: string;
  hint?: string | undefined;
  /** The location, if the error is in another file. The path is relative to the site's folder. */
  place?: { file: string; line: number; column?: number | undefined } | undefined;
}
