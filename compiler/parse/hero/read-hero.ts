import { isObject } from '../../values/objects.ts';

/** The `hero` and `features` of a page's front matter, with defaults. */
export type Hero = NonNullable<ReturnType<typeof readHero>>;
/** An action of the hero: a link that looks like a button. */
export type HeroAction = Hero['actions'][number];
/** A feature: a card below the hero. */
export type HeroFeature = Hero['features'][number];
/** An image: one address, or one for each colour mode. */
export type HeroImage = NonNullable<ReturnType<typeof pictureOf>>;

type Values = Record<string, unknown>;

/** Variant of an action in VitePress or Starlight → Lectern's name for the variant. */
const themes = new Map<string, 'secondary' | 'minimal'>([
  ['alt', 'secondary'],
  ['secondary', 'secondary'],
  ['minimal', 'minimal'],
]);

const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;

/**
 * Reads `hero` and `features` of front matter. It accepts the key names of VitePress and of Starlight.
 * Invalid values are skipped here, because the site stage reports them.
 *
 * @returns undefined if `hero` is missing or not an object
 */
export function readHero({ hero, features, title }: Values) {
  if (!isObject(hero)) return undefined;
  const [name, text] = [textOf(hero.name), textOf(hero.text ?? hero.title)];
  return {
    /** The product name, shown before the text. */
    name,
    text: name === '' && text === '' ? textOf(title) : text,
    tagline: textOf(hero.tagline),
    image: pictureOf(hero.image, 'hero.image'),
    actions: objectsIn(hero.actions)
      .map(([action, index]) => ({
        text: textOf(action.text),
        link: textOf(action.link),
        theme: themes.get(textOf(action.theme ?? action.variant)) ?? 'primary',
        ...targetOf(action),
        /** The key in the front matter, for looking up its location. */
        key: `hero.actions[${index}]`,
      }))
      .filter(({ link }) => link !== ''),
    features: objectsIn(features).map(([feature, index]) => ({
      icon: iconOf(feature.icon, `features[${index}].icon`),
      title: textOf(feature.title),
      details: textOf(feature.details),
      link: optional(feature.link),
      linkText: optional(feature.linkText),
      ...targetOf(feature),
      key: `features[${index}]`,
    })),
  };
}

/** @returns the page title as plain text, from the hero's name and text */
export function titleOf({ name, text }: Hero): string | undefined {
  return [name, text].filter(Boolean).join(' ') || undefined;
}

function pictureOf(value: unknown, key: string) {
  const image = isObject(value) ? value : {};
  const src = typeof value === 'string' ? value : optional(image.src ?? image.file);
  const [light, dark, alt] = [optional(image.light), optional(image.dark), optional(image.alt)];
  if (src === undefined && light === undefined && dark === undefined) return undefined;
  return { src, light, dark, alt, width: sizeOf(image.width), height: sizeOf(image.height), key };
}

function iconOf(value: unknown, key: string): string | HeroImage | undefined {
  return typeof value === 'string' && !pictureFile.test(value) ? value : pictureOf(value, key);
}

function sizeOf(value: unknown): number | undefined {
  return Number(value) > 0 ? Number(value) : undefined;
}

function targetOf({ target, rel }: Values) {
  return { target: optional(target), rel: optional(rel) };
}

function objectsIn(value: unknown): [Values, number][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index): [Values, number][] => (isObject(each) ? [[each, index]] : []));
}

function optional(value: unknown): string | undefined {
  return textOf(value) === '' ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : '';
}
