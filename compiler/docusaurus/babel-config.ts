import { isPlaceholder } from './placeholders.ts';

/** What a site's Babel config asks for: presets and plugins by name, by path, as functions, or with options. */
export type BabelConfig = Record<string, unknown>;

/** What Docusaurus has every site's Babel do: the preset of each of its versions, by name or by path. */
const ofDocusaurus = /@docusaurus[\\/](?:core[\\/]lib[\\/]babel|babel)(?:[\\/]|$)/;

/** Syntax of today's JavaScript, TypeScript and JSX is known without Babel. */
const needless = /^(?:@babel\/(?:preset-)?(?:env|typescript|react)|@babel\/(?:plugin-)?(?:syntax|transform)-[\w-]+)$/;

/** What parts of a config that hold presets and plugins for some files or modes are called. */
const forSome = ['overrides', 'env'];

/** @returns what of a Babel config changes code beyond the preset of Docusaurus: `plugins[0] (macros)` */
export function changesOfBabel(config: BabelConfig): string[] {
  const listed = ['presets', 'plugins'].flatMap((key) => {
    const entries = Array.isArray(config[key]) ? (config[key] as unknown[]) : [];
    return entries.flatMap((entry, at) => {
      const [item, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
      if (!item || isPlaceholder(item) || isDoneAnyway(item, options)) return [];
      const name = typeof item === 'string' ? item : (item as { name?: string }).name;
      return [`${key}[${at}]${name ? ` (${name})` : ''}`];
    });
  });
  return [...listed, ...forSome.filter((key) => config[key] !== undefined)];
}

function isDoneAnyway(item: unknown, options: unknown): boolean {
  if (typeof item !== 'string') return false;
  const makesElementsElsewhere = ['importSource', 'pragma'].some((key) => Object.hasOwn(Object(options), key));
  return ofDocusaurus.test(item) || (needless.test(item) && !makesElementsElsewhere);
}
