import * as z from 'zod';
import { number, text } from '../../yaml/scalars.ts';

const size = number.refine((pixels) => pixels > 0, 'expected a number of pixels');
const link = text.refine((url) => url.trim() !== '', 'expected an address, or the path of a file');
const isThere = (words: string) => words.trim() !== '';

const imageKeys = {
  src: text.optional(),
  file: text.optional(),
  light: text.optional(),
  dark: text.optional(),
  alt: text.optional(),
  width: size.optional(),
  height: size.optional(),
};
const expectedImage = 'expected a file or an address, or an object with "src", or with "light" and "dark"';

const hasSource = ({ src, file, light, dark }: Partial<Record<string, unknown>>) =>
  [src, file, light, dark].some((url) => url !== undefined);
const imageObject = z.strictObject(imageKeys).refine(hasSource, expectedImage);

const expectedIcon = 'expected an emoji, or an image: a file, or an object with "src", or with "light" and "dark"';
const openedIn = { target: text.optional(), rel: text.optional() };

const Action = z.strictObject(
  {
    text: text.refine(isThere, 'expected text for the link'),
    link,
    theme: z.enum(['primary', 'secondary', 'minimal', 'brand', 'alt']).optional(),
    /** Starlight's key for the theme of a link. */
    variant: z.enum(['primary', 'secondary', 'minimal']).optional(),
    ...openedIn,
  },
  { error: 'expected an object with "text" and "link"' },
);

const Feature = z.strictObject(
  {
    icon: z
      .union([text.refine((icon) => !icon.trim().startsWith('<'), expectedIcon), imageObject], {
        error: expectedIcon,
      })
      .optional(),
    title: text.refine(isThere, 'expected text for the title'),
    details: text.optional(),
    link: link.optional(),
    linkText: text.optional(),
    ...openedIn,
  },
  { error: 'expected an object with "title"' },
);

const Hero = z.strictObject({
  name: text.optional(),
  title: text.optional(),
  text: text.optional(),
  tagline: text.optional(),
  image: z.union([text, imageObject], { error: expectedImage }).optional(),
  actions: z.array(Action, { error: 'expected a list' }).max(20, 'expected at most 20 links').optional(),
});

/** Maximum number of features. Each is a card below the title. */
const mostFeatures = 100;

/** Front matter keys for a page that starts with a `hero`. */
export const heroKeys = {
  // An invalid value inside `hero` removes the whole hero.
  hero: Hero.optional(),
  features: z
    .array(Feature, { error: 'expected a list' })
    .max(mostFeatures, `expected at most ${mostFeatures} cards`)
    .optional(),
};
