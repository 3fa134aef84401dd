import { SourceTextModule, type Context, type Module } from 'node:vm';

/** The reason why a module can't be loaded: an exception that its code threw (`isThrown`), or a message. */
export class ModuleError {
  constructor(
    readonly isThrown: boolean,
    readonly reason: unknown,
  ) {}
}

/** The site's modules in the realm of a page. */
export class RealmModules {
  readonly #modules = new Map<string, Promise<SourceTextModule>>();
  readonly #loaded = new Map<string, Promise<SourceTextModule>>();
  #lastLink: Promise<unknown> = Promise.resolve();
  readonly #context: Context;
  readonly #read: (href: string) => Promise<string | undefined>;
  readonly #importFor: (load: () => Promise<SourceTextModule>) => Promise<SourceTextModule>;

  /**
   * Creates the module loader of a realm.
   *
   * @param read returns the source of a module by address; undefined if the site has no such module
   * @param importFor runs an `import()` of the page. The promise must reject only with values of the realm
   */
  constructor(
    context: Context,
    read: (href: string) => Promise<string | undefined>,
    importFor: (load: () => Promise<SourceTextModule>) => Promise<SourceTextModule>,
  ) {
    this.#context = context;
    this.#read = read;
    this.#importFor = importFor;
  }

  /**
   * Loads and runs a module.
   *
   * @param href address of the module, as the page writes it
   * @throws ModuleError if it can't be loaded or throws
   */
  load(href: string): Promise<SourceTextModule> {
    let loaded = this.#loaded.get(href);
    if (!loaded) this.#loaded.set(href, (loaded = this.#run(href)));
    return loaded;
  }

  async #run(href: string): Promise<SourceTextModule> {
    const module = await this.#open(href);
    // Modules are linked one after another, because graphs that share modules must not be linked at the same time.
    const linked = this.#lastLink.then(() => this.#link(module));
    this.#lastLink = linked.catch(() => undefined);
    await linked;
    try {
      await module.evaluate();
    } catch {
      throw new ModuleError(true, module.error);
    }
    return module;
  }

  async #link(module: SourceTextModule): Promise<void> {
    if (module.status !== 'unlinked') return;
    try {
      await module.link((specifier, from) => this.#open(addressOf(specifier, from)));
    } catch (error) {
      if (error instanceof ModuleError) throw error;
      throw new ModuleError(false, String((error as Error).message));
    }
  }

  #open(href: string): Promise<SourceTextModule> {
    let module = this.#modules.get(href);
    if (!module) this.#modules.set(href, (module = this.#make(href)));
    return module;
  }

  async #make(href: string): Promise<SourceTextModule> {
    const text = await this.#read(href);
    if (text === undefined) throw new ModuleError(false, `"${href}" is not a module of this site`);
    try {
      return new SourceTextModule(text, {
        context: this.#context,
        identifier: href,
        initializeImportMeta: (meta) => void (meta.url = href),
        importModuleDynamically: (specifier: string) =>
          this.#importFor(() => this.load(addressOf(specifier, { identifier: href }))),
      });
    } catch (error) {
      throw new ModuleError(false, `"${href}" cannot be read: ${String((error as Error).message)}`);
    }
  }
}

/** @returns the address of an imported module. Specifiers that aren't paths are returned unchanged */
function addressOf(specifier: string, { identifier }: Pick<Module, 'identifier'>): string {
  return /^\.{0,2}\//.test(specifier) ? new NodeUrl(specifier, `file://${identifier}`).pathname : specifier;
}

/** `URL` is captured here, because `lockProcess` deletes the globals. */
const NodeUrl = URL;
