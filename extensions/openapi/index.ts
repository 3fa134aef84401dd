import type { Extension, ExtensionContext, ExtensionUse } from '../../compiler/index.ts';
import { Options, settingsOf } from './options.ts';
import { operationsData, operationsFile, operationsSchema, schemaFile } from './page/operations-file.ts';
import { specPages } from './page/pages.ts';
import { loadPackages, packageNames } from './packages.ts';
import { checkSpec, rules } from './spec/check-spec.ts';
import { readSpec, type ParsedFiles } from './spec/read-spec.ts';
import { rootOf, type Spec } from './spec/spec.ts';
import { isObject } from './spec/values.ts';

type GivenOptions = { specs: Options['specs'] };

/** Caches parsed files: options of a site → parsed files of its OpenAPI descriptions. A changed file is parsed again. */
const parsedFiles = new WeakMap<Options, ParsedFiles>();

/** Reads all OpenAPI descriptions of a site. If a file is missing, `files` of its description lacks it. */
async function readSpecs({ options, files }: ExtensionContext<Options>) {
  const parsed = parsedFiles.get(options) ?? new Map();
  parsedFiles.set(options, parsed);
  return Promise.all(
    settingsOf(options).map(async (settings) => ({
      settings,
      spec: await readSpec(settings.name, settings.file, files, parsed, settings.links),
    })),
  );
}

const hasMainFile = ({ file, files }: Spec) => files.has(file);

/** The loaded packages. All runs share them, so that the validator compiles its schemas only once. */
let loaded: ReturnType<typeof loadPackages> | undefined;

async function packagesOnce(): ReturnType<typeof loadPackages> {
  const packages = await (loaded ??= loadPackages());
  // The user can install a missing package while `lectern dev` runs.
  if ('missing' in packages) loaded = undefined;
  return packages;
}

/** The extension: generates pages for the operations of OpenAPI descriptions. */
const extension: Extension<Options, GivenOptions> = {
  name: 'openapi',
  options: Options as Extension<Options, GivenOptions>['options'],
  rules,
  components: { OpenApi: { view: new URL('./view.js', import.meta.url) } },
  async sources(context) {
    const packages = await packagesOnce();
    if ('missing' in packages) return [];
    const specs = await readSpecs(context);
    const pages = specs
      .filter(({ spec }) => isObject(rootOf(spec).value))
      .map(({ spec, settings }) => specPages(spec, settings, packages));
    return (await Promise.all(pages)).flat();
  },
  paths: (options) => [schemaFile, ...settingsOf(options).map(({ name }) => operationsFile(name))],
  async files(corpus, emit, context) {
    const specs = (await readSpecs(context)).filter(({ spec }) => isObject(rootOf(spec).value));
    const routes = await corpus.routes();
    const addresses = new Map(routes.flatMap(({ source, path }) => (source === undefined ? [] : [[source, path]])));
    emit(schemaFile, JSON.stringify(operationsSchema));
    for (const { spec, settings } of specs)
      emit(operationsFile(settings.name), JSON.stringify(operationsData(spec, settings, addresses)));
  },
  check: {
    async site(_site, report, context) {
      const packages = await packagesOnce();
      const place = { setting: 'extensions' };
      if ('missing' in packages)
        return report('missing-package', place, { name: packages.missing[0]!, names: packageNames.join(' ') });
      for (const { settings, spec } of await readSpecs(context)) {
        const { name, file } = settings;
        if (!hasMainFile(spec)) report('missing-file', place, { name, file });
        else
          for (const { rule, place: at, params } of await checkSpec(spec, packages.validate)) report(rule, at, params);
      }
    },
  },
};

/**
 * Adds pages for the operations of OpenAPI descriptions.
 *
 * @example
 *   import { openapi } from 'lectern/openapi';
 *
 *   export default defineConfig({ extensions: [openapi({ specs: { petstore: 'petstore.yaml' } })] });
 */
export function openapi(options: GivenOptions): ExtensionUse {
  const use = {
    extension: extension as unknown as ExtensionUse['extension'],
    options,
    // Schemas can't be serialised.
    toJSON: () => ({ name: extension.name, options }),
  };
  return use;
}
